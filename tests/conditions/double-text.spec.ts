/** Text at twice its size (WCAG 1.4.4) can be read in full, also on a phone, whose window is then like that of a watch. */
import { servicePath } from '../support/firm.ts'
import { expectLegible, textOf } from '../support/browser/large-text.ts'
import { test } from '../support/browser/test.ts'
import { visit } from '../support/visit.ts'

const FONT_PX = 32

test.use({ ...textOf(FONT_PX), reducedMotion: 'reduce' })

for (const route of ['/', '/contact', '/membership', servicePath('investment'), servicePath('consulting'), '/track-my-application', '/judge/dashboard'])
  test(`${route} is read whole in a text of ${FONT_PX} px`, async ({ page }) => {
    await visit(page, route)
    await expectLegible(page, FONT_PX, [390, 768, 1024, 1280, 1440])
  })

for (const route of ['/admin/dashboard', '/admin/health', '/intern/dashboard'])
  test(`${route} is read whole in a text of ${FONT_PX} px, where there is room for one`, async ({ page }) => {
    await visit(page, route)
    await expectLegible(page, FONT_PX, [768, 1024, 1280, 1440])
  })
