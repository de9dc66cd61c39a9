/** /track-my-application: spec sections 2, 4, 5 and 8; decisions "Tracking and clients". */
import type { Page } from '@playwright/test'
import { patienceOnClock, stopClock } from '../support/browser/clock.ts'
import { forgetLimits, query } from '../support/browser/database.ts'
import { hold } from '../support/browser/hold.ts'
import { ANNOUNCER, stands } from '../support/browser/said.ts'
import { expectWords, noteWords } from '../support/browser/seen.ts'
import { expect, test } from '../support/browser/test.ts'

test.use({ expectedProblems: /status of (429|500|503)|ERR_FAILED/ })
test.beforeEach(() => forgetLimits())

const submit = (page: Page) => page.getByRole('main').getByRole('button', { name: /^Track my application$|^Searching/ })
const dialog = (page: Page) => page.getByRole('dialog')

const track = async (page: Page, firstName: string, dateOfBirth: string) => {
  await page.goto('/track-my-application')
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Date of birth').fill(dateOfBirth)
  await submit(page).click()
}
/** The colour of the status's mark. */
const ground = (page: Page) => page.locator('.status').evaluate((element) => getComputedStyle(element, '::before').backgroundColor)

test('shows the application in a dialog, its status by colour and word, and reads it out', async ({ page }) => {
  await noteWords(page, ANNOUNCER)
  await track(page, '  aDA ', '1990-12-10')
  await expect(dialog(page)).toBeVisible()
  // The age is stored when the client is entered, and not updated.
  const [client] = await query<{ age: number }>("select age from clients where first_name = 'Ada' and last_name = 'Byron' and date_of_birth = '1990-12-10'")
  for (const text of ['Ada', 'Byron', 'Approved', String(client!.age)]) await expect(dialog(page).getByText(text, { exact: true })).toBeVisible()
  expect(await ground(page)).toBe('rgb(28, 124, 69)')
  await expect(dialog(page).getByRole('heading', { level: 2 })).toBeFocused()
  await expect(dialog(page).getByText(/^since \d+\/\d+\/\d{4}$/)).toBeVisible()
  await expect(dialog(page).getByRole('listitem')).toHaveText([/^Submission Readiness/, /^Review & Quality check/, /^Supporting Document/, /^Evidence Mapping/, /^Petition write-up/])
  // Staff's notes and names are not shown.
  await expect(dialog(page)).not.toContainText(/exhibit|letters|@/)
  await expectWords(page, ANNOUNCER, 'Status: Approved')
})

test('the dialog is modal, closes by Escape, button and backdrop, not by a press that slides off it or onto it, and gives the focus back', async ({ page }) => {
  await track(page, 'Ada', '1990-12-10')
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog(page).getByRole('button', { name: 'Close' }).click(),
    () => page.mouse.click(5, 5),
  ]) {
    await expect(dialog(page)).toBeVisible()
    expect(await dialog(page).evaluate((element) => element.matches(':modal'))).toBe(true)
    await close()
    await expect(dialog(page)).toBeHidden()
    await expect(submit(page)).toBeFocused()
    await expect(page.getByLabel('First name')).toHaveValue('Ada')
    await page.keyboard.press('Enter')
  }
  await expect(dialog(page)).toBeVisible()
  const { x, y } = (await dialog(page).boundingBox())!
  const [inside, outside] = [{ x: x + 20, y: y + 20 }, { x: 5, y: 5 }]
  for (const [from, to] of [[inside, outside], [outside, inside]] as const) {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y)
    await page.mouse.up()
    await expect(dialog(page)).toBeVisible()
  }
})

test('colours Pending yellow, Rejected red and anything else grey', async ({ page }) => {
  const colours = { Pending: 'rgb(198, 138, 0)', Rejected: 'rgb(179, 38, 30)', 'Evidence Mapping': 'rgb(102, 113, 125)' }
  for (const [status, colour] of Object.entries(colours)) {
    await page.unrouteAll()
    await page.route('**/api/users/identify', (route) => route.fulfill({ json: { data: { firstName: 'Ada', lastName: 'Byron', age: 35, status } } }))
    await track(page, 'Ada', '1990-12-10')
    await expect(dialog(page).getByText(status, { exact: true })).toBeVisible()
    expect(await ground(page)).toBe(colour)
  }
})

test('says so when there is no match, and in the dialog when a search finds nobody again', async ({ page }) => {
  await track(page, 'Nobody', '1990-12-10')
  await expect(dialog(page)).toContainText('No application data found')
  await expect(dialog(page).getByLabel('Last name')).toBeVisible()
  const still = dialog(page).getByRole('status')
  // The live region exists before its words: otherwise some screen readers ignore it.
  await expect(still).toHaveText('')
  await dialog(page).getByRole('button', { name: 'Search again' }).click()
  await expect(still).toHaveText('Still no application with these details.')
})

test('several people look like none, and a last name tells them apart', async ({ page }) => {
  await track(page, 'Maria', '1992-04-12')
  await expect(dialog(page)).toContainText('No application data found')
  const again = dialog(page).getByRole('button', { name: 'Search again' })
  await dialog(page).getByLabel('Last name').fill('Nobody')
  await again.click()
  await expect(dialog(page).getByRole('status')).toHaveText('Still no application with these details.')
  await dialog(page).getByLabel('Last name').fill('santos')
  await page.keyboard.press('Enter')
  for (const text of ['Maria', 'Santos', 'Pending']) await expect(dialog(page).getByText(text, { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(submit(page)).toBeFocused()
})

test('a last name that found nobody stays in the dialog, and out of the address, however long it is open', async ({ page }) => {
  await page.clock.install()
  await track(page, 'Maria', '1992-04-12')
  await dialog(page).getByLabel('Last name').fill('Nobody')
  const left: string[] = []
  page.on('request', (request) => { if (request.isNavigationRequest()) left.push(request.url()) })
  const search = async () => {
    const answered = page.waitForResponse('**/api/users/identify')
    await dialog(page).getByRole('button', { name: 'Search again' }).click()
    await answered
    await expect(dialog(page).getByRole('status')).toHaveText('Still no application with these details.')
  }
  await search()
  await page.clock.fastForward('00:30')
  await search()
  await expect(dialog(page).getByLabel('Last name')).toHaveValue('Nobody')
  expect(left).toEqual([])
})

test('asks for both fields in the stated words, even when pressed before the island woke', async ({ page }) => {
  const arrives = await hold(page, '/_astro/TrackingForm*.js')
  await page.goto('/track-my-application')
  await submit(page).click()
  arrives()
  await expect(page.getByRole('alert')).toHaveText('Please provide both First Name and Date of Birth')
  await expect(page.getByLabel('First name')).toBeFocused()
  await page.getByLabel('First name').fill('Ada')
  await expect(page.getByRole('alert')).toHaveCount(0)
  await submit(page).click()
  await expect(page.getByRole('alert')).toHaveText('Please provide both First Name and Date of Birth')
  await expect(page.getByLabel('Date of birth')).toBeFocused()
  expect(page.url()).not.toContain('?')
})

test('says in words what a 429 and a 503 mean, keeps what was typed, and is one click from another try after a failed connection', async ({ page }) => {
  for (const [status, words] of [[429, 'Too many attempts. Please try again later.'], [503, 'We can’t reach our records right now.']] as const) {
    await page.route('**/api/users/identify', (route) => route.fulfill({ status, json: { error: words, errors: [{ message: words }] } }), { times: 1 })
    await track(page, 'Ada', '1990-12-10')
    await expect(page.getByRole('alert')).toHaveText('Failed to track client')
    await expect(stands(page, words)).toBeVisible()
    await expect(page.getByLabel('First name')).toHaveValue('Ada')
    await expect(page.getByLabel('Date of birth')).toHaveValue('1990-12-10')
  }

  await page.route('**/api/users/identify', (route) => route.abort(), { times: 1 })
  await track(page, 'Ada', '1990-12-10')
  await expect(page.getByRole('alert')).toHaveText('Failed to track client')
  await submit(page).click()
  await expect(dialog(page).getByText('Byron')).toBeVisible()
})

test.describe('on a line that loses files', () => {
  test.use({ expectedProblems: /ERR_FAILED|Error hydrating/ })

  test('the page says that its files are missing, and answers once they are there', async ({ page }) => {
    await page.route('**/_astro/TrackingForm*.js*', (route) => route.abort())
    await track(page, 'Ada', '1990-12-10')
    await expect(page.getByRole('alert')).toHaveText('The page’s files did not arrive. It tries again by itself; if that takes long, load the page again.')
    await page.unroute('**/_astro/TrackingForm*.js*')
    await expect(dialog(page).getByText('Byron')).toBeVisible()
    await expect(page.getByText('The page’s files did not arrive')).toBeHidden()
  })

  // Some browsers remember a failed import as long as the page is open.
  test('a file that it shares with other pages is run only once it has arrived', async ({ page }) => {
    const lost: string[] = []
    page.on('requestfailed', (request) => lost.push(request.resourceType()))
    await page.route('**/_astro/react.*.js', (route) => route.abort())
    await track(page, 'Ada', '1990-12-10')
    await expect(page.getByRole('alert')).toHaveText('The page’s files did not arrive. It tries again by itself; if that takes long, load the page again.')
    await page.unroute('**/_astro/react.*.js')
    await expect(dialog(page).getByText('Byron')).toBeVisible()
    expect(new Set(lost)).toEqual(new Set(['fetch']))
  })
})

/** In the page: the first response to a `fetch` of the form's file begins, and never ends by itself. */
const breakOff = () => {
  const fetch = window.fetch.bind(window)
  let asked = 0
  window.fetch = (file, init) => {
    if (!/TrackingForm/.test(file as string) || ++asked > 1) return fetch(file, init)
    const start = (body: ReadableStreamDefaultController) => init?.signal?.addEventListener('abort', () => body.error(init.signal!.reason))
    return Promise.resolve(new Response(new ReadableStream({ start })))
  }
}

for (const [stalls, stall] of [
  ['is never answered', (page: Page) => page.route('**/_astro/TrackingForm*.js*', () => undefined, { times: 1 })],
  ['stops half-way', (page: Page) => page.addInitScript(breakOff)],
] as const)
  test(`a line on which a file ${stalls} is given up after half a minute, and the file asked for again`, async ({ page }) => {
    await page.clock.install()
    await stopClock(page)
    await patienceOnClock(page)
    await stall(page)
    await track(page, 'Ada', '1990-12-10')
    await page.clock.runFor(25_000)
    const notice = page.getByText('The page’s files did not arrive. It tries again by itself; if that takes long, load the page again.')
    await expect(notice).toBeHidden()
    await page.clock.runFor(6000)
    await expect(notice).toBeVisible()
    await page.clock.resume()
    await expect(dialog(page).getByText('Byron')).toBeVisible()
    await expect(notice).toBeHidden()
  })

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('says what it needs, and offers the contact page', async ({ page }) => {
    await page.goto('/track-my-application')
    const words = page.getByRole('main').locator('noscript p')
    await expect(words).toBeVisible()
    await expect(words).toContainText('Tracking needs JavaScript.')
    await expect(words.getByRole('link', { name: 'write to us' })).toHaveAttribute('href', '/contact')
  })
})
