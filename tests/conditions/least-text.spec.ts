/** With a least text size set in the browser, which the breakpoints don't follow, a wide screen's header stays in the window. */
import { textOf } from '../support/browser/large-text.ts'
import { expect, test } from '../support/browser/test.ts'

test.use(textOf(24, 'minimumFontSize'))

test('every link of the header, the search at its end too, is in the window, and none lies over another', async ({ page }) => {
  await page.goto('/about-us')
  const links = page.locator('.site-header .bar').locator('.links > li > :is(a, button), .track, .contact, .find')
  for (const width of [1121, 1150, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const sides = () => links.evaluateAll((all) => all.filter((each) => each.checkVisibility()).map((each) => each.getBoundingClientRect()).map(({ left, right }) => [left, right] as const))
    await expect.poll(async () => (await sides()).filter(([left, right], i, all) => left < (all[i - 1]?.[1] ?? 0) || right > width), `at ${width} px`).toEqual([])
  }
  // The firm's name is cut off first, and whole from here on.
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await page.locator('.site-header .brand span').evaluate((name) => name.getBoundingClientRect().right <= name.closest('a')!.getBoundingClientRect().right + 1)).toBe(true)
})
