import { goOnUntil, stopClock } from '../../support/browser/clock.ts'
import { said, stands } from '../../support/browser/said.ts'
import { openAs, signInAs } from '../../support/browser/sign-in.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ expectedProblems: /status of 500|ERR_FAILED/ })

test('an admin sees how the site’s machinery is, and looks again', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.goto('/admin/health')
  await expect(page.getByRole('navigation', { name: 'Admin portal' }).getByRole('link', { name: 'Health' })).toHaveAttribute('aria-current', 'page')
  const row = (name: string) => page.locator('.health-row', { has: page.locator('dt', { hasText: name }) })
  await expect(row('Database')).toContainText(/answers in [\d.,]+ ms/)
  await expect(row('Email').first()).toContainText('has a provider')
  // The time is not only in a `title`, which neither touch nor keyboard can show.
  await expect(row('Last migration')).toContainText(/\d{4}_\w+, \d+\/\d+\/\d{4}, \d+:\d\d [AP]M/)
  await expect(page.locator('.health [title]')).toHaveCount(0)
  await expect(row('As of')).toContainText(/\d+\/\d+\/\d{4}, \d+:\d\d [AP]M/)
  await expect(row('Version')).toContainText(/\d+\.\d+\.\d+/)
  const answer = page.waitForResponse('**/api/admin/health')
  await page.getByRole('button', { name: 'Check again' }).click()
  expect((await answer).status()).toBe(200)

  await page.route('**/api/admin/health', (route) => route.fulfill({ status: 500, json: { error: 'x', errors: [] } }))
  await page.getByRole('button', { name: 'Check again' }).press('Enter')
  await expect(page.getByRole('alert')).toContainText('The state could not be loaded.')
  await expect(page.getByRole('button', { name: 'Check again' })).toBeFocused()
  await expect(row('Database')).toContainText(/answers in/)

  await page.route('**/api/admin/health', (route) => route.abort())
  await page.getByRole('button', { name: 'Check again' }).press('Enter')
  await expect(stands(page, 'The server could not be reached. Please check your connection and try again.')).toBeVisible()
})

test('words that are said once more stand as long as the first time', async ({ page }) => {
  const words = 'Everything on this page is as of now.'
  await page.clock.install()
  await openAs(page, 'admin', '/admin/health')
  const again = page.getByRole('button', { name: 'Check again' })
  const hears = (text: string) => goOnUntil(page, async () => (await said(page).allTextContents()).join() === text)
  await again.waitFor()
  await stopClock(page)
  await again.press('Enter')
  await hears(words)
  await page.clock.runFor(3000)
  await again.press('Enter')
  await hears('')
  await hears(words)
  await page.clock.runFor(3000)
  await expect(said(page)).toHaveText(words)
  await page.clock.runFor(3000)
  await expect(said(page)).toHaveText('')
  await page.clock.resume()
})
