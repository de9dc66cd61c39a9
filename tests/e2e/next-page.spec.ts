/** The next page is fetched before its link is pressed (docs/decisions/speed.md). */
import { expect, test } from '../support/browser/test.ts'

test('a page is fetched while a pointer rests on its link, by the browser itself', async ({ page }) => {
  await page.goto('/about-us')
  const fetched: string[] = []
  page.on('request', (request) => { if (request.headers()['sec-purpose'] === 'prefetch') fetched.push(new URL(request.url()).pathname) })
  await expect(page.locator('script[type=speculationrules]')).toBeAttached()
  const link = page.getByRole('link', { name: 'Privacy Policy' })
  // A typeface that comes late may move the link away from the pointer, which then has to come to it again.
  await expect(async () => {
    await page.mouse.move(0, 0)
    await link.hover()
    await expect.poll(() => fetched, { timeout: 5000 }).toContain('/privacy')
  }).toPass()
})
