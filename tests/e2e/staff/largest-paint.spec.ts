/** What a dashboard is about stands in its page, and is the largest that a phone paints: what its island brings comes later (docs/decisions/hydration.md). */
import type { Role } from '#contracts/roles.ts'
import { openAs } from '../../support/judges.ts'
import { expect, test } from '../../support/test.ts'

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, reducedMotion: 'reduce' })

const largest = () => new Promise<string>((resolve) => {
  new PerformanceObserver((list) => resolve((list.getEntries().at(-1) as PerformanceEntry & { element: Element }).element.className)).observe({ type: 'largest-contentful-paint', buffered: true })
})

for (const role of ['admin', 'intern', 'judge'] as Role[]) test(`the largest that a phone paints of the ${role}’s dashboard is its lead`, async ({ page }) => {
  await openAs(page, role, `/${role}/dashboard`)
  await expect(page.getByRole('table').first()).toBeAttached()
  await expect(page.locator('.staff-loading')).toHaveCount(0)
  expect(await page.evaluate(largest)).toBe('staff-lead')
})
