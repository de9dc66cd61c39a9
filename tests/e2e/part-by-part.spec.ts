/** What lies below the first screen is laid out after it, as much within a frame as it has time for (docs/decisions/speed-measured.md, "The late text face"). */
import { laidOut } from '../support/layout.ts'
import { expect, test } from '../support/browser/test.ts'

test.use({ viewport: { width: 1440, height: 900 } })

/** How many parts of a long text were laid out within each frame, where each look at the clock is `ms` later than the one before. */
const partsOfFrames = async (page: import('@playwright/test').Page, ms: number): Promise<number[]> => {
  await page.addInitScript((step) => {
    let [now, frames] = [0, 0]
    performance.now = () => (now += step)
    const begun = requestAnimationFrame
    window.requestAnimationFrame = (work) => begun(() => { frames++; work(now) })
    const seen = ((window as unknown as { seen: Record<number, number> }).seen = {} as Record<number, number>)
    new MutationObserver((changes) => { seen[frames] = (seen[frames] ?? 0) + changes.length }).observe(document, { subtree: true, attributeFilter: ['data-typed'] })
  }, ms)
  await page.goto('/privacy')
  await laidOut(page)
  return page.evaluate(() => Object.values((window as unknown as { seen: Record<number, number> }).seen))
}

test('whole within a frame or two where that takes no time: nobody scrolls into what isn’t there, and the page has its height', async ({ page }) => {
  expect((await partsOfFrames(page, 0)).length).toBeLessThanOrEqual(2)
})

test('a part a frame where one alone takes its time: whoever presses meanwhile is answered', async ({ page }) => {
  const parts = await partsOfFrames(page, 10)
  expect(parts.length).toBeGreaterThan(20)
  expect(Math.max(...parts)).toBe(1)
})
