/** Where toasts stand: docs/decisions/toasts.md. */
import type { Locator } from '@playwright/test'
import { goOnUntil, stopClock } from '../../support/clock.ts'
import { giveClient, newIntern, signIn } from '../../support/interns.ts'
import { expect, test } from '../../support/test.ts'
import { visit } from '../../support/visit.ts'

test.use({ expectedProblems: /ERR_FAILED/, reducedMotion: 'reduce' })

/** Whether one sees the middle of it: nothing lies above. */
const isClear = (element: Locator) => element.evaluate((node) => {
  const { left, top, width, height } = node.getBoundingClientRect()
  return node.contains(document.elementFromPoint(left + width / 2, top + height / 2))
})

for (const width of [390, 1440]) {
  test(`at ${width} px a toast covers nothing that has the focus, neither when it comes nor when the focus does`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await page.clock.install()
    // Whatever comes late has come: it would move what is looked at.
    await visit(page, '/admin/dashboard')
    await page.route('**/api/admin/export/clients**', (route) => route.abort())
    const exporting = page.locator('#clients').getByRole('button', { name: 'Export' })
    await exporting.focus()
    await expect(async () => {
      await exporting.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 40))
      expect(await isClear(exporting)).toBe(true)
    }).toPass()
    await stopClock(page)
    await page.keyboard.press('Enter')
    const toast = page.getByRole('alert').filter({ hasText: 'The export failed.' })
    await goOnUntil(page, () => toast.isVisible())
    await expect(toast).toBeInViewport()
    // While it stands: once it has gone nothing is covered.
    const becomesClearOfIt = (element: Locator) => goOnUntil(page, async () => (await isClear(element)) && (await toast.isVisible()))
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

test('at 390 px nor does one that comes with words which push down what has the focus, in a dialog', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const intern = await newIntern()
  await giveClient(intern.id, { firstName: 'Grace', lastName: 'Hopper' })
  await signIn(page, intern.email)
  await page.getByRole('button', { name: 'Edit Grace Hopper' }).press('Enter')
  await page.route('**/api/users/client/*', (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()))
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save changes' })
  await page.getByRole('dialog').getByLabel('Note').fill('Called back.')
  await save.press('Enter')
  const toast = page.getByRole('alert').filter({ hasText: 'Failed to update client' })
  await expect(page.getByRole('dialog').getByText('No answer came')).toBeVisible()
  await expect(toast).toBeVisible()
  await expect(save).toBeFocused()
  await expect(async () => {
    expect(await isClear(save)).toBe(true)
    await expect(toast).toBeVisible()
  }).toPass()
})
