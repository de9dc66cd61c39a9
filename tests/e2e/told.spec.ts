/** What a screen reader is told by the browser itself, which the layout has a say in: docs/decisions/focus.md. */
import { expect, test } from '../support/test.ts'
import { told } from '../support/told.ts'
import { visit } from '../support/visit.ts'

test('a sentence before a link is a paragraph with it: laid out side by side it was none, and Orca read the links alone', async ({ page }) => {
  await visit(page, '/')
  await page.locator('aside.quiet').scrollIntoViewIfNeeded()
  expect(await told(page, 'aside.quiet p')).toMatchObject({ role: 'paragraph', words: expect.stringMatching(/^Membership begins at .+ Compare the/) })
})
