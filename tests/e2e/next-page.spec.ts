/** The next page is fetched before its link is pressed (docs/decisions/speed.md). */
import { expect, test } from '../support/browser/test.ts'

test('a page is fetched while a pointer rests on its link, by the browser itself', async ({ page }) => {
  await page.goto('/about-us')
  const fetched = page.waitForRequest((request) => request.url().endsWith('/privacy') && request.headers()['sec-purpose'] === 'prefetch')
  await expect(page.locator('script[type=speculationrules]')).toBeAttached()
  await page.getByRole('link', { name: 'Privacy Policy' }).hover()
  await fetched
})
