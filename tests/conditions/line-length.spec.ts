/** The measure of texts (docs/decisions/look.md): long enough to read on, short enough to find the next line. */
import { expect, test } from '../support/browser/test.ts'

/** The number of characters in each line of each paragraph, without the last lines, which may be short. */
const lengthsOf = () =>
  [...document.querySelectorAll('main p, main .lines li')].flatMap((element) => {
    const lines = new Map<number, number>()
    const letter = document.createRange()
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    for (let text = walker.nextNode(); text; text = walker.nextNode()) {
      for (let at = 0; at < text.nodeValue!.length; at++) {
        letter.setStart(text, at)
        letter.setEnd(text, at + 1)
        const { width, bottom } = letter.getBoundingClientRect()
        if (width > 0) lines.set(Math.round(bottom / 4), (lines.get(Math.round(bottom / 4)) ?? 0) + 1)
      }
    }
    return [...lines.values()].slice(0, -1)
  })

test.use({ viewport: { width: 1440, height: 900 } })

test('the lines of texts have up to 72 characters, a few a little more', async ({ page }) => {
  for (const path of ['/news/deposit-insurance', '/privacy', '/terms', '/about-us', '/careers/loan-officer', '/services/brightmere-loan', '/services/brightmere-consulting']) {
    await page.goto(path)
    await page.evaluate(() => document.fonts.ready)
    const lengths = await page.evaluate(lengthsOf)
    const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length
    expect(mean, path).toBeLessThanOrEqual(72)
    expect(Math.max(...lengths), path).toBeLessThanOrEqual(80)
  }
})
