/** Where toasts stand: docs/decisions/toasts.md. */
import type { Locator } from '@playwright/test'
import { goOnUntil, stopClock } from '../../support/clock.ts'
import { expect, test } from '../../support/test.ts'
import { visit } from '../../support/visit.ts'

test.use({ expectedProblems: /ERR_FAILED/, reducedMotion: 'reduce' })

/** Whether one sees the middle of it: nothing lies above. */
const isClear = (element: Locator) => element.evaluate((node) => {
  const { left, top, width, height } = node.getBoundingClientRect()
  return node.contains(document.elementFromPoint(left + width / 2, top + height / 2))
})

for (const width of [390, 1440]) {
  test(`at ${width} px a toast covers nothing that has the focus, neither when it comes, nor when the focus does, nor when that is moved`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.clock.install()
    await visit(page, '/admin/dashboard')
    // Rows that are drawn late would move what is looked at.
    await expect(page.locator('[data-whole="false"]')).toHaveCount(0)
    await page.route('**/api/admin/export/clients**', (route) => route.abort())
    const exporting = page.locator('#clients').getByRole('button', { name: 'Export' })
    await exporting.focus()
    await exporting.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 40))
    expect(await isClear(exporting)).toBe(true)
    await stopClock(page)
    await page.keyboard.press('Enter')
    const toast = page.locator('.toast').filter({ hasText: 'The export failed.' })
    await goOnUntil(page, () => toast.isVisible())
    await expect(toast).toBeInViewport()
    // While it stands: once it has gone nothing is covered.
    const becomesClearOfIt = (element: Locator) => goOnUntil(page, async () => (await isClear(element)) && (await toast.isVisible()))
    await becomesClearOfIt(exporting)

    // As words do that come above it.
    await exporting.evaluate((button, box) => {
      const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2
      document.documentElement.style.overflowAnchor = 'none'
      document.querySelector('main')!.style.marginTop = `${middle(box.getBoundingClientRect()) - middle(button.getBoundingClientRect())}px`
    }, await toast.elementHandle())
    await becomesClearOfIt(exporting)

    const last = page.getByRole('contentinfo').getByRole('link').last()
    await last.focus()
    await becomesClearOfIt(last)
    const first = page.getByRole('banner').getByRole('link').first()
    await first.focus()
    await becomesClearOfIt(first)
    await page.clock.resume()
  })
}
