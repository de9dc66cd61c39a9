/** Nothing moves while a page comes, on a screen that shows more of it than a laptop's (docs/decisions/speed.md: a layout shift of 0.01 at most). */
import type { Page } from '@playwright/test'
import { expect, test } from '../support/browser/test.ts'

test.use({ viewport: { width: 1024, height: 1366 } })

/** Adds up what moves in the pages that it opens. */
const watchMoves = (page: Page) =>
  page.addInitScript(() => {
    const sum = { moved: 0 }
    Object.assign(window, { sum })
    new PerformanceObserver((list) => { for (const entry of list.getEntries()) sum.moved += (entry as PerformanceEntry & { value: number }).value }).observe({ type: 'layout-shift', buffered: true })
  })

for (const address of ['/careers/loan-officer', '/track-my-application', '/thanks'])
  test(`${address} stands still on an upright tablet: what lies in the first screen is not laid out after it`, async ({ page }) => {
    await watchMoves(page)
    await page.goto(address)
    await page.waitForSelector('footer .small[data-typed]')
    expect(await page.evaluate(() => (window as unknown as { sum: { moved: number } }).sum.moved)).toBeLessThanOrEqual(0.01)
  })
