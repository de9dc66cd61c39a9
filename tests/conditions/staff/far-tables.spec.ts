/** Tables far below the screen: docs/decisions/staff-tables.md. */
import type { Page } from '@playwright/test'
import { open, rows, table } from '../../support/browser/admin-page.ts'
import { goOnUntil, letRequestsLeave, stopClock } from '../../support/browser/clock.ts'
import { hold } from '../../support/browser/hold.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

const hasRows = (page: Page, name: string) => () => rows(page, name).evaluateAll((list) => list.length > 0 && !list[0]!.classList.contains('table-waiting'))
const allAreToCome = (page: Page) => async () => (await page.locator('.table-later').count()) === 4

/** Opens the page with its clock stopped, and lets the clock run until `holds`; by default until the last table has rows. */
const openWithClock = async (page: Page, holds = hasRows(page, 'Judge Response')) => {
  await page.clock.install()
  await stopClock(page)
  await open(page)
  await goOnUntil(page, holds)
  return page.clock
}
const isDrawn = (page: Page, name: string) => table(page, name).locator('tbody').evaluate((body) => body.checkVisibility({ contentVisibilityAuto: true }))

/** Whether a request is for a page of a table; the counters and filters of the dashboard use other page sizes. */
const asksForRows = (url: string) => /\/api\/admin\/get-(?:users|clients|judges|evaluations)\?(?:.*&)?pageSize=10(?:&|$)/.test(url)

test('nobody asks for their rows until the page has been still for a while', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => { if (asksForRows(request.url())) asked.push(request.url()) })
  const clock = await openWithClock(page, allAreToCome(page))
  await clock.runFor(2000)
  await letRequestsLeave(page)
  expect(asked).toEqual([])
  await clock.runFor(500)
  await clock.resume()
  await expect.poll(() => asked).toHaveLength(4)
})

test('what is still to come looks like rows, also in a picture of the whole page', async ({ page }) => {
  const asRows = /repeating-linear-gradient/
  const clock = await openWithClock(page, allAreToCome(page))
  await expect(page.locator('.table-later').last()).toHaveCSS('background-image', asRows)
  await clock.runFor(2500)
  await goOnUntil(page, hasRows(page, 'Judge Response'))
  const scroller = page.locator('#responses .table-scroller')
  await expect.poll(() => isDrawn(page, 'Judge Response')).toBe(false)
  await expect(scroller).toHaveCSS('background-image', asRows)
  await clock.runFor(5000)
  await clock.resume()
  await expect.poll(() => isDrawn(page, 'Judge Response')).toBe(true)
  await expect(scroller).not.toHaveCSS('background-image', asRows)
})

const MOVES = {
  'by Tab': (page: Page) => page.keyboard.press('Tab'), 'by scrolling': (page: Page) => page.mouse.wheel(0, 40),
  'on paper': (page: Page) => page.evaluate(() => { dispatchEvent(new Event('beforeprint')) }),
}
for (const [how, move] of Object.entries(MOVES))
  test(`who moves through the page ${how} finds them all there`, async ({ page }) => {
    const clock = await openWithClock(page, allAreToCome(page))
    const now = () => page.evaluate(() => Date.now())
    const before = await now()
    await move(page)
    for (const name of ['Intern', 'Client Records', 'Judges', 'Judge Response']) await goOnUntil(page, hasRows(page, name), 5)
    // Before the page has been still for 2.5 s, when it would load them anyway.
    expect((await now()) - before).toBeLessThan(2500)
    await clock.resume()
  })

test('their rows are drawn for whoever comes near, and once the page has stood for a while', async ({ page }) => {
  const clock = await openWithClock(page)
  await expect.poll(() => isDrawn(page, 'Client Records')).toBe(false)
  await rows(page, 'Client Records').nth(9).getByRole('button').focus()
  await expect(rows(page, 'Client Records').nth(9).getByRole('button')).toBeInViewport()
  await expect.poll(() => isDrawn(page, 'Client Records')).toBe(true)

  // The focus is moved away, because rows that have it stay drawn.
  await page.getByRole('link', { name: 'Skip to content' }).focus()
  await page.evaluate(() => scrollTo(0, 0))
  await expect.poll(() => isDrawn(page, 'Client Records')).toBe(false)
  await clock.runFor(5000)
  await clock.resume()
  await expect.poll(() => isDrawn(page, 'Client Records')).toBe(true)
  await expect.poll(() => isDrawn(page, 'Judge Response')).toBe(true)
})

test('nothing is drawn for nobody while a table below still waits for its rows', async ({ page }) => {
  const release = await hold(page, '/api/admin/get-evaluations**')
  const clock = await openWithClock(page, hasRows(page, 'Client Records'))
  await clock.runFor(4000)
  await expect.poll(() => isDrawn(page, 'Client Records')).toBe(false)
  release()
  await goOnUntil(page, hasRows(page, 'Judge Response'))
  await clock.runFor(5000)
  await clock.resume()
  await expect.poll(() => isDrawn(page, 'Client Records')).toBe(true)
})

test('who is led to one finds it at the top of the screen, and it stays there', async ({ page }) => {
  const clock = await openWithClock(page)
  const heading = page.getByRole('heading', { name: 'Judge Response', exact: true })
  await heading.evaluate((element) => element.scrollIntoView())
  const top = () => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const first = await top()
  await clock.runFor(5000)
  await clock.resume()
  await expect.poll(() => isDrawn(page, 'Intern')).toBe(true)
  await expect.poll(async () => Math.abs((await top()) - first)).toBeLessThan(4)
})
