/** /admin/inbox and the activity trail; docs/decisions/inbox.md. */
import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { demoResume } from '../../../scripts/demo/resume.ts'
import { barriers } from '../../support/axe.ts'
import { hold } from '../../support/hold.ts'
import { giveSubmission, labelOf, newSender, toldOf } from '../../support/inbox.ts'
import { overflowing } from '../../support/layout.ts'
import { signInAs } from '../../support/sign-in.ts'
import { slowDown } from '../../support/slow.ts'
import { expect, test } from '../../support/test.ts'

test.use({ expectedProblems: /status of (404|409|500)|ERR_FAILED/, reducedMotion: 'reduce' })

const rows = (page: Page) => page.getByRole('region', { name: 'Submissions' }).getByRole('listitem').getByRole('link')
const pane = (page: Page) => page.getByRole('article')
const view = (page: Page, name: string) => page.getByRole('group', { name: 'Label', exact: true }).getByRole('button', { name: new RegExp(`^${name}`) })
const labels = (page: Page) => pane(page).getByRole('group', { name: 'Label of this submission' })

const open = async (page: Page, address: string) => {
  await signInAs(page, 'admin')
  await page.goto(address)
}

test('is worked through by keys: on, open, label, and on to the next; the keys can be switched off', async ({ page }) => {
  const sender = newSender()
  const ids = [await giveSubmission(sender, { data: { message: 'The first one.' } }), await giveSubmission(sender, { data: { message: 'The second one.' } }), await giveSubmission(sender, { data: { message: 'The third one.' } })]
  await open(page, `/admin/inbox?inbox.search=${sender}`)
  await view(page, 'New').click()
  await expect(view(page, 'New')).toHaveText('New 3')
  await expect(rows(page)).toHaveCount(3)

  await page.keyboard.press('j')
  await expect(rows(page).nth(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await expect(pane(page).getByRole('definition').filter({ hasText: 'The first one.' })).toBeVisible()
  expect(new URL(page.url()).searchParams.get('inbox.open')).toBe(ids[0])

  await page.keyboard.press('d')
  await expect(labels(page).getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'true')
  await expect(rows(page)).toHaveCount(2)
  expect(await labelOf(ids[0]!)).toEqual({ state: 'done', spam: false })
  await page.keyboard.press('j')
  await expect(pane(page)).toContainText('The second one.')
  await page.keyboard.press('p')
  await expect(rows(page)).toHaveCount(1)
  expect(await labelOf(ids[1]!)).toEqual({ state: 'in progress', spam: false })

  await page.getByLabel('Single letters work as keys').uncheck()
  await page.keyboard.press('d')
  await page.keyboard.press('Escape')
  await expect(pane(page)).toBeHidden()
  expect(await labelOf(ids[1]!)).toEqual({ state: 'in progress', spam: false })
})

test('on a slow machine a key means the row that one stands on', async ({ page }) => {
  const sender = newSender()
  const ids = [await giveSubmission(sender), await giveSubmission(sender)]
  await open(page, `/admin/inbox?inbox.search=${sender}`)
  await expect(rows(page)).toHaveCount(2)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(labels(page)).toBeVisible()

  await slowDown(page)
  await page.keyboard.press('j')
  await page.keyboard.press('d')
  await slowDown(page, 1)
  await expect(labels(page).getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'true')
  expect([await labelOf(ids[0]!), await labelOf(ids[1]!)]).toEqual([{ state: 'new', spam: false }, { state: 'done', spam: false }])
})

test('a note survives a reload before it is sent, and joins the thread under its author’s address', async ({ page }) => {
  const sender = newSender()
  const id = await giveSubmission(sender)
  await open(page, `/admin/inbox?inbox.search=${sender}&inbox.open=${id}`)
  // In a field the same keys are letters.
  await pane(page).getByLabel('Add a note').click()
  await page.keyboard.type('jdns/')
  await page.reload()
  await expect(pane(page).getByLabel('Add a note')).toHaveValue('jdns/')
  await pane(page).getByLabel('Add a note').fill('Called back on Friday.')
  await pane(page).getByRole('button', { name: 'Save note' }).click()
  await expect(pane(page).getByRole('listitem')).toContainText(/Called back on Friday\.admin@.+, just now/)
  await expect(pane(page).getByLabel('Add a note')).toHaveValue('')
  await pane(page).getByRole('button', { name: 'Save note' }).click()
  await expect(pane(page).getByLabel('Add a note')).toHaveAccessibleDescription('Please write a note')
  await expect(pane(page).getByLabel('Add a note')).toBeFocused()
  expect(await labelOf(id)).toEqual({ state: 'new', spam: false })
})

test('what is written while a note is being saved is not lost with it', async ({ page }) => {
  const sender = newSender()
  const id = await giveSubmission(sender)
  await open(page, `/admin/inbox?inbox.search=${sender}&inbox.open=${id}`)
  const note = pane(page).getByLabel('Add a note')
  const save = pane(page).getByRole('button', { name: 'Save note' })
  await note.fill('Called back.')
  const saved = await hold(page, `/api/admin/submission/${id}/notes`)
  await save.click()
  await note.pressSequentially(' Calls again on Monday.')
  saved()
  await expect(pane(page).getByRole('listitem')).toHaveText(/^Called back\.admin@/)
  await expect(note).toHaveValue('Calls again on Monday.')
  await page.reload()
  await expect(note).toHaveValue('Calls again on Monday.')

  // What doesn't go on from what was sent is another note.
  const savedToo = await hold(page, `/api/admin/submission/${id}/notes`)
  await save.click()
  await note.fill('Has moved to Lyon.')
  savedToo()
  await expect(pane(page).getByRole('listitem')).toHaveCount(2)
  await expect(note).toHaveValue('Has moved to Lyon.')
})

test('the focus is on the row that took the place of one that left, or on what is read', async ({ page }) => {
  const sender = newSender()
  for (const message of ['The first one.', 'The second one.', 'The third one.', 'The fourth one.']) await giveSubmission(sender, { data: { message } })
  await open(page, `/admin/inbox?inbox.search=${sender}&inbox.state=new`)
  await expect(rows(page)).toHaveCount(4)
  const row = (message: string) => rows(page).filter({ hasText: message })

  await row('The second one.').focus()
  await page.keyboard.press('d')
  await expect(row('The third one.')).toBeFocused()
  await row('The fourth one.').focus()
  await page.keyboard.press('d')
  await expect(row('The third one.')).toBeFocused()

  await row('The first one.').press('Enter')
  await expect(labels(page)).toBeVisible()
  await page.keyboard.press('d')
  await expect(pane(page).getByRole('heading', { name: sender })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(pane(page)).toBeHidden()
  await expect(row('The third one.')).toBeFocused()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.keyboard.press('Enter')
  await labels(page).getByRole('button', { name: 'Done' }).click()
  await expect(labels(page).getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.inbox-row')).toHaveCount(0)
  await pane(page).getByRole('button', { name: 'Inbox' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Submissions' })).toBeFocused()
})

test('keeps spam apart, and tells those who were not told of what is none', async ({ page }) => {
  const sender = newSender()
  const id = await giveSubmission(sender, { spam: true })
  await open(page, `/admin/inbox?inbox.search=${sender}`)
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  await view(page, 'Spam').click()
  await expect(rows(page)).toHaveCount(1)
  await rows(page).click()
  await expect(pane(page)).toContainText('Nobody has been told of it.')
  await pane(page).getByRole('button', { name: 'Not spam' }).press('Enter')
  await expect(page.getByText('Not spam: those who are told of every submission are told of this one now.')).toBeVisible()
  await expect(labels(page).getByRole('button', { name: 'New' })).toHaveAttribute('aria-pressed', 'true')
  // Not on what took its place: a second press would take the first one back.
  await expect(pane(page).getByRole('heading', { name: sender })).toBeFocused()
  expect(await toldOf(id)).toEqual(['acknowledge', 'notify'])
  await view(page, 'All').click()
  await expect(rows(page)).toHaveCount(1)
  await labels(page).getByRole('button', { name: 'Spam' }).press('Enter')
  await expect(pane(page).getByRole('button', { name: 'Not spam' })).toBeVisible()
  await expect(pane(page).getByRole('heading', { name: sender })).toBeFocused()
})

test('shows an applicant’s resume, and what the posting asks for beside what was stated; the trail tells of it in words', async ({ page }) => {
  const sender = newSender()
  const content = demoResume('Ada Byron')
  await giveSubmission(sender, { form: 'career-business-development-specialist', data: { experience: '0-1', education: 'master', coverLetter: 'I would like to learn.' }, file: content })
  await open(page, `/admin/inbox?inbox.search=${sender}&inbox.form=career-business-development-specialist`)
  await expect(rows(page)).toContainText(['Below the requirement Resume'])
  await rows(page).click()
  await expect(pane(page)).toContainText('The posting asks for 3+ years; the applicant states 0-1 years.')
  await expect(pane(page).getByRole('link', { name: 'Reply by mail' })).toHaveAttribute('href', `mailto:${sender.toLowerCase()}@example.com?subject=Re%3A%20Application%20as%20Business%20Development%20Specialist`)
  const downloading = page.waitForEvent('download')
  await pane(page).getByRole('button', { name: /^Download resume/ }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('Résumé.pdf')
  expect(readFileSync(await file.path())).toEqual(content)

  await page.goto('/admin/activity?activity.action=file.download')
  const line = page.getByRole('table', { name: 'Trail' }).locator('tbody').getByRole('row').first()
  await expect(line).toContainText(/admin@\S+ downloaded a resume/)
  await line.getByRole('link', { name: 'Open it' }).click()
  await expect(pane(page).getByRole('heading', { name: sender })).toBeVisible()
})

test('says what is empty, what could not be loaded and what could not be saved, and loses nothing', async ({ page }) => {
  const sender = newSender()
  const id = await giveSubmission(sender)
  await page.route('**/api/admin/get-submissions**', (route) => route.fulfill({ json: { data: [], meta: { total: 0, page: 1, pageSize: 10 } } }))
  await open(page, '/admin/inbox')
  await expect(page.getByRole('heading', { name: 'No submissions yet' })).toBeVisible()
  await page.unrouteAll()
  await page.route('**/api/admin/get-submissions**', (route) => route.fulfill({ status: 500, json: { error: 'x', errors: [] } }))
  await page.reload()
  await expect(page.getByText('Failed to fetch submissions')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page).first()).toBeVisible()
  await page.route('**/api/admin/get-submissions**', (route) => route.abort())
  await page.getByRole('button', { name: 'Next page' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'The inbox could not be loaded' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next page' })).toBeFocused()
  await page.unrouteAll()

  await page.goto(`/admin/inbox?inbox.search=${sender}&inbox.open=${id}`)
  await page.route('**/api/admin/submission/**', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()))
  await labels(page).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('The label could not be saved. Please try again.')).toBeVisible()
  await expect(labels(page).getByRole('button', { name: 'New' })).toHaveAttribute('aria-pressed', 'true')
  await pane(page).getByLabel('Add a note').fill('Not lost.')
  await pane(page).getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('The note could not be saved. It is still in its field: please try again.')).toBeVisible()
  await expect(pane(page).getByLabel('Add a note')).toHaveValue('Not lost.')
  for (const status of [409, 500]) {
    await page.route('**/api/admin/submission/**/notes', (route) => route.fulfill({ status, json: { error: 'x', errors: [] } }))
    const refused = page.waitForResponse('**/api/admin/submission/**/notes')
    await pane(page).getByRole('button', { name: 'Save note' }).press('Enter')
    await refused
    await expect(pane(page).getByRole('button', { name: 'Save note' })).toBeFocused()
    await expect(pane(page).getByLabel('Add a note')).toHaveValue('Not lost.')
  }
  await page.goto('/admin/inbox?inbox.open=00000000-0000-4000-8000-000000000000')
  await expect(pane(page)).toContainText('This submission is no longer here.')
})

test('keys lead over the edge of a page and back, and what is open closes without the page being moved', async ({ page }) => {
  await open(page, '/admin/inbox')
  await rows(page).nth(9).focus()
  await page.keyboard.press('j')
  await expect(page.getByText(/^11–\d+ of \d+$/)).toBeVisible()
  await expect(rows(page).first()).toBeFocused()
  await page.keyboard.press('k')
  await expect(page.getByText(/^1–10 of \d+$/)).toBeVisible()
  await expect(rows(page).nth(9)).toBeFocused()

  await page.keyboard.press('Enter')
  await labels(page).getByRole('button', { name: 'Spam' }).focus()
  const place = await page.evaluate(() => { scrollBy(0, 60); return scrollY })
  expect(place).toBeGreaterThan(60)
  await page.keyboard.press('Escape')
  await expect(rows(page).nth(9)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(place)
})

test('on a phone a submission has the screen, Back returns to its row, nothing reaches over the side, and axe is content', async ({ page }) => {
  const sender = newSender()
  await giveSubmission(sender, { data: { message: `A very long word: ${'x'.repeat(400)}` } })
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `/admin/inbox?inbox.search=${sender}`)
  await expect(rows(page)).toHaveCount(1)
  expect(await barriers(page)).toEqual([])
  await rows(page).click()
  await expect(pane(page).getByRole('heading', { level: 2 })).toBeFocused()
  await expect(rows(page)).toBeHidden()
  await expect(labels(page)).toBeVisible()
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await overflowing(page)).toEqual([])
  expect(await barriers(page)).toEqual([])
  await page.goBack()
  await expect(rows(page)).toBeVisible()
  expect(await overflowing(page)).toEqual([])
  await rows(page).click()
  await pane(page).getByRole('button', { name: 'Inbox' }).click()
  await expect(rows(page)).toBeFocused()
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await rows(page).click()
  await expect(labels(page)).toBeVisible()
  expect(await barriers(page)).toEqual([])
})
