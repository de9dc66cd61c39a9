/** How toasts are announced, and where the focus goes that they had: docs/decisions/toasts.md. */
import type { Locator, Page } from '@playwright/test'
import { open } from '../../support/browser/admin-page.ts'
import { standStill } from '../../support/browser/clock.ts'
import { dialog, records } from '../../support/browser/intern-page.ts'
import { giveClient, newIntern, signIn } from '../../support/browser/interns.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ expectedProblems: /ERR_FAILED/, reducedMotion: 'reduce' })

/** The toasts in the client's dialog, except one that is fading out. */
const standing = (page: Page) => dialog(page).locator('.toast:not([data-ending-style])')

test('a failure is said once, whatever dialog opens or goes in front of it', async ({ page }) => {
  const intern = await newIntern()
  for (const [firstName, lastName] of [['Grace', 'Hopper'], ['Ada', 'Byron']] as const) await giveClient(intern.id, { firstName, lastName })
  await standStill(page)
  await signIn(page, intern.email)
  await records(page).getByRole('button', { name: 'Edit Grace Hopper' }).click()
  await page.route('**/api/users/client/*', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  await dialog(page).getByRole('button', { name: 'Save changes' }).click()
  const toast = page.locator('.toast[data-type=error]')
  /** Only the toasts' region announces: no element in it is a live region itself, so nothing is announced twice. */
  const saysOnce = async (place: Locator) => {
    await expect(place.filter({ has: toast })).toHaveAttribute('aria-live', 'assertive')
    await expect(toast).toHaveRole('group')
    await expect(place.locator('[role=alert], [role=status], [aria-live]')).toHaveCount(0)
    await expect(page.locator('[role=alert], [role=status]').filter({ hasText: 'Failed' })).toHaveCount(0)
  }
  await saysOnce(page.locator('.toaster'))
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toBeHidden()
  await saysOnce(page.locator('.toaster'))
  await records(page).getByRole('button', { name: 'Edit Ada Byron' }).click()
  await saysOnce(dialog(page).locator('.toaster'))
})

test('what went well is said where the toasts stand, without haste', async ({ page }) => {
  await open(page)
  await page.locator('#clients').getByRole('button', { name: 'Export' }).click()
  const toast = page.locator('.toast[data-type=success]')
  await expect(toast).toBeVisible()
  await expect(toast).toHaveRole('group')
  await expect(page.locator('.toaster')).toHaveAttribute('aria-live', 'polite')
})

test('Escape in a dialog leaves a toast, and Escape on a toast its dialog', async ({ page }) => {
  const intern = await newIntern()
  await giveClient(intern.id, { firstName: 'Grace', lastName: 'Hopper' })
  await standStill(page)
  await signIn(page, intern.email)
  const edit = records(page).getByRole('button', { name: 'Edit Grace Hopper' })
  await edit.click()
  await page.route('**/api/users/client/*', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()))
  await dialog(page).getByRole('button', { name: 'Save changes' }).click()
  const toast = page.locator('.toast[data-type=error]')
  await expect(toast).toBeVisible()
  await dialog(page).getByLabel('Note').press('Escape')
  await expect(dialog(page)).toBeHidden()
  await expect(toast).toBeVisible()

  await edit.click()
  await dialog(page).getByRole('button', { name: 'Save changes' }).focus()
  await page.keyboard.press('Tab')
  await expect(dialog(page).locator(toast)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(toast).toHaveCount(0)
  await expect(dialog(page)).toBeVisible()
  // The other toast, of the sign-in, has the focus now, and gives it back.
  await expect(standing(page)).toHaveCount(1)
  await expect(standing(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page).getByRole('button', { name: 'Save changes' })).toBeFocused()
})

test('a toast that goes gives the focus back to where it was, also in a dialog that has come since', async ({ page }) => {
  const intern = await newIntern()
  await giveClient(intern.id, { firstName: 'Grace', lastName: 'Hopper' })
  await standStill(page)
  await page.route('**/api/users/export*', (route) => route.abort())
  await signIn(page, intern.email)
  const [toast, exporting, search] = [page.locator('.toast[data-type=error]'), page.getByRole('button', { name: 'Export' }), page.getByRole('searchbox')]
  await exporting.click()
  await search.click()
  await toast.getByRole('button', { name: 'Dismiss' }).click()
  await expect(toast).toHaveCount(0)
  await expect(search).toBeFocused()

  await exporting.click()
  await page.keyboard.press('F6')
  await expect(page.locator('.toaster')).toBeFocused()
  await records(page).getByRole('button', { name: 'Edit Grace Hopper' }).click()
  await dialog(page).locator(toast).press('Escape')
  await expect(standing(page)).toHaveCount(1)
  await expect(standing(page)).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('.toast')).toHaveCount(0)
  await expect(dialog(page).locator(':focus')).toHaveCount(1)
})
