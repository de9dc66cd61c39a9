/** With a least text size set in the browser, which the breakpoints don't follow, all of a portal's bar can be read and pressed on a phone. */
import { expectBarUncovered, textOf } from '../../support/browser/large-text.ts'
import { expect, test } from '../../support/browser/test.ts'
import { visit } from '../../support/visit.ts'

test.use(textOf(24, 'minimumFontSize'))

test('nothing of the admin’s bar lies over anything else of it', async ({ page }) => {
  await visit(page, '/admin/dashboard')
  await expectBarUncovered(page, [320, 360, 390, 430, 500, 600])
})

test('the names of the heat map’s columns don’t lie over one another', async ({ page }) => {
  await visit(page, '/admin/dashboard')
  const names = page.locator('.heat thead th')
  for (const width of [320, 360, 390, 600]) {
    await page.setViewportSize({ width, height: 900 })
    await expect.poll(() => names.evaluateAll((all) => all.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent)), `at ${width} px`).toEqual([])
  }
})
