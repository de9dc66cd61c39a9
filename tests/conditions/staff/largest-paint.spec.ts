/** A dashboard's lead is in its HTML, and is a phone's largest contentful paint: what the island renders comes later (docs/decisions/hydration.md). */
import type { Role } from '#contracts/roles.ts'
import { openAs } from '../../support/browser/sign-in.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, reducedMotion: 'reduce' })

/** In the page: the largest paint so far. A probe larger than everything is inserted last: once it is reported, so are all earlier paints. */
const largest = () => new Promise<string | undefined>((resolve) => {
  const probe = document.createElement('p')
  let last: string | undefined
  new PerformanceObserver((list) => {
    for (const { element } of list.getEntries() as (PerformanceEntry & { element: Element | null })[]) {
      if (element === probe) { probe.remove(); resolve(last) }
      else last = element?.className
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  probe.textContent = 'M'.repeat(400)
  probe.style.cssText = 'position: fixed; z-index: 99; inset: 0; font: 60px monospace; overflow-wrap: anywhere'
  document.body.append(probe)
})

for (const role of ['admin', 'intern', 'judge'] as Role[]) test(`the largest that a phone paints of the ${role}’s dashboard is its lead`, async ({ page }) => {
  await openAs(page, role, `/${role}/dashboard`)
  await expect(page.getByRole('table').first()).toBeAttached()
  await expect(page.locator('.staff-loading')).toHaveCount(0)
  expect(await page.evaluate(largest)).toBe('staff-lead')
})
