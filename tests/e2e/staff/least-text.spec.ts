/** With a least text size set in the browser, which the breakpoints don't follow, all of a portal's bar can be read and pressed on a phone. */
import { expectBarUncovered, textOf } from '../../support/browser/large-text.ts'
import { test } from '../../support/browser/test.ts'
import { visit } from '../../support/visit.ts'

test.use(textOf(24, 'minimumFontSize'))

test('nothing of the admin’s bar lies over anything else of it', async ({ page }) => {
  await visit(page, '/admin/dashboard')
  await expectBarUncovered(page, [320, 360, 390, 430, 500, 600])
})
