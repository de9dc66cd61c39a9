/** Tables far below the screen: docs/decisions/staff-tables.md. */
import type { Page } from '@playwright/test'
import { open, rows, table } from '../../support/admin-page.ts'
import { hold } from '../../support/hold.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' })

/** The page opened with its clock in the test's hand, its tables down to `last` filled. */
const openWithClock = async (page: Page, last = 'Judge Response') => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  await open(page)
  await expect(async () => {
    await page.clock.runFor(50)
    expect(await rows(page, last).evaluateAll((list) => list.length > 0 && !list[0]!.classList.contains('table-waiting'))).toBe(true)
  }).toPass({ intervals: [100] })
  return page.clock
}
const isDrawn = (page: Page, name: string) => table(page, name).locator('tbody').evaluate((body) => body.checkVisibility({ contentVisibilityAuto: true }))

/** The page opened with its clock in the test's hand, its tables still to come. */
const openBefore = async (page: Page) => {
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 1000)
  await open(page)
  await expect(async () => {
    await page.clock.runFor(50)
    await expect(page.locator('.table-later')).toHaveCount(4, { timeout: 100 })
  }).toPass({ intervals: [100] })
  return page.clock
}
/** A few milliseconds at a time: the answer comes in its own time. */
const hasRows = (page: Page, name: string) =>
  expect(async () => {
    await page.clock.runFor(5)
    await expect(rows(page, name).nth(1)).toBeAttached({ timeout: 100 })
  }).toPass({ intervals: [100] })

test('nobody asks for their rows until the page has been still for a while', async ({ page }) => {
  const clock = await openBefore(page)
  await clock.runFor(2000)
  await expect(page.locator('.table-later')).toHaveCount(4)
  await clock.runFor(500)
  await clock.resume()
  await expect(table(page, 'Intern')).toBeAttached()
})

const MOVES = { 'by Tab': (page: Page) => page.keyboard.press('Tab'), 'by scrolling': (page: Page) => page.mouse.wheel(0, 40) }
for (const [how, move] of Object.entries(MOVES))
  test(`who moves through the page ${how} finds them all there`, async ({ page }) => {
    const clock = await openBefore(page)
    await move(page)
    for (const name of ['Intern', 'Client Records', 'Judges', 'Judge Response']) await hasRows(page, name)
    await clock.resume()
  })

test('their rows are drawn for whoever comes near, and once the page has stood for a while', async ({ page }) => {
  const clock = await openWithClock(page)
  await expect.poll(() => isDrawn(page, 'Client Records')).toBe(false)
  await rows(page, 'Client Records').nth(9).getByRole('button').focus()
  await expect(rows(page, 'Client Records').nth(9).getByRole('button')).toBeInViewport()
  expect(await isDrawn(page, 'Client Records')).toBe(true)

  // Where the focus is, rows stay.
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
  const clock = await openWithClock(page, 'Client Records')
  await clock.runFor(4000)
  await expect.poll(() => isDrawn(page, 'Client Records')).toBe(false)
  release()
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
  expect(Math.abs((await top()) - first)).toBeLessThan(4)
})
