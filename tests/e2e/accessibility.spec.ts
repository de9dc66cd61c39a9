/** axe finds nothing to complain of on any page, on a phone and on a desktop (threat model, "Accessibility"). */
import AxeBuilder from '@axe-core/playwright'
import { wakeIslands } from '../support/layout.ts'
import { routesOf } from '../support/routes.ts'
import { expect, test } from '../support/test.ts'
import { visit } from '../support/visit.ts'

const SCREENS = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

// The menu and the slides fade: a colour is measured when it stands still.
test.use({ reducedMotion: 'reduce' })

for (const route of routesOf()) {
  test(`${route} is accessible by the rules of axe`, async ({ page }) => {
    await visit(page, route)
    await wakeIslands(page)
    for (const [name, viewport] of Object.entries(SCREENS)) {
      await page.setViewportSize(viewport)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`), name).toEqual([])
    }
  })
}
