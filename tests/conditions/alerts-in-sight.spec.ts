/** Where a phone's keyboard leaves half of the screen, both the error message and the focused field are in view. */
import type { Locator, Page } from '@playwright/test'
import { forgetLimits } from '../support/browser/database.ts'
import { open as openAdmin, rows } from '../support/browser/admin-page.ts'
import { expect, test } from '../support/browser/test.ts'

test.use({ viewport: { width: 360, height: 400 }, hasTouch: true, isMobile: true, reducedMotion: 'reduce', expectedProblems: /status of 401|ERR_FAILED/ })
test.beforeEach(() => forgetLimits())

/** Whether its first and last line are on the screen and not covered. */
const isSeen = (part: Locator) => part.evaluate((element) => {
  const { left, top, bottom, width } = element.getBoundingClientRect()
  return [top + 4, bottom - 4].every((y) => element.contains(document.elementFromPoint(left + width / 2, y)))
})
const expectSeen = async (page: Page, words: string) => {
  await expect.poll(() => isSeen(page.getByRole('alert').filter({ hasText: words }))).toBe(true)
  await expect.poll(() => isSeen(page.locator(':focus'))).toBe(true)
}

for (const [how, send] of [
  ['by its button', (page: Page) => page.getByRole('button', { name: 'Sign In' }).tap()],
  ['by Enter', (page: Page) => page.keyboard.press('Enter')],
] as const) test(`a sign-in that was refused, sent ${how}`, async ({ page }) => {
  await page.goto('/judge/login')
  await page.getByLabel('Email').fill('nobody@brightmere.example')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await send(page)
  await expect(page.getByLabel('Password', { exact: true })).toBeFocused()
  await expectSeen(page, 'Invalid username or password')
})

test('a client that could not be saved, in its dialog', async ({ page }) => {
  await openAdmin(page, '?clients.search=Okonkwo')
  await rows(page, 'Client Records').getByRole('button', { name: /^Manage / }).tap()
  const dialog = page.getByRole('dialog', { name: 'Grace Okonkwo' })
  await dialog.getByLabel('Note').fill('Called.')
  await page.route('**/api/**', (route) => route.abort())
  await dialog.getByRole('button', { name: 'Save changes' }).tap()
  await expectSeen(page, 'No answer came')
})
