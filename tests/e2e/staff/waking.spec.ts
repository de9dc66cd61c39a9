/** How a portal comes to life on a bad line (docs/decisions/hydration.md). */
import { signInAs } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

test.use({ expectedProblems: /ERR_FAILED|Error hydrating/ })

test('the frame is painted before the island’s files are asked for', async ({ page }) => {
  await signInAs(page, 'judge')
  await page.goto('/judge/dashboard')
  await expect(page.getByRole('heading', { name: 'Judging sheet' })).toBeVisible()
  const [painted, asked] = await page.evaluate(() => [
    performance.getEntriesByName('first-paint')[0]!.startTime,
    Math.min(...performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).map(({ startTime }) => startTime)),
  ])
  expect(asked).toBeGreaterThan(painted)
})

for (const lost of ['InternDashboard', 'portal', 'react']) test(`the file ${lost} that was lost on the way is asked for again, and the page says so meanwhile`, async ({ page }) => {
  await signInAs(page, 'intern')
  await page.route(`**/_astro/${lost}*.js*`, (route) => route.abort())
  await page.goto('/intern/dashboard')
  await expect(page.getByRole('alert')).toHaveText('The page’s files did not arrive. It tries again by itself.')
  await page.unroute(`**/_astro/${lost}*.js*`)
  await expect(page.getByRole('heading', { name: 'Add New Client' })).toBeVisible()
  await expect(page.getByText('The page’s files did not arrive')).toHaveCount(0)
  await expect(page.getByRole('row').nth(1)).toContainText(/\S/)
})

test('whoever logs out before the island is there is logged out', async ({ page }) => {
  await signInAs(page, 'admin')
  await page.route('**/_astro/*.js*', (route) => route.abort())
  await page.goto('/admin/security')
  const told = page.waitForRequest('**/api/admin/logout')
  await page.getByRole('button', { name: 'Logout' }).click()
  expect((await told).headers()['authorization']).toMatch(/^Bearer \S+$/)
  await expect(page).toHaveURL('/admin/login')
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull()
})
