/** Pictures below the first screen are loaded once a page is idle, so that nobody who scrolls meets a gap; docs/decisions/speed.md. */
import { expect, test } from '../support/browser/test.ts'

/** How many pictures haven't loaded, except those of hidden rows. */
const missing = (images: Element[]) => images.filter((image) => !image.closest('[hidden]') && !(image as HTMLImageElement).naturalWidth).length

for (const path of ['/', '/news'])
  test(`on ${path} all of them, without a scroll`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 600 })
    await page.goto(path)
    await expect.poll(() => page.locator('img').evaluateAll(missing)).toBe(0)
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })
