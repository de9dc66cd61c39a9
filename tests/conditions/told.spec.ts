/** What the browser exposes to screen readers, which can depend on the layout: docs/decisions/focus.md. */
import { CATEGORIES } from '#contracts/judging.ts'
import { expect, test } from '../support/browser/test.ts'
import { told } from '../support/browser/told.ts'
import { visit } from '../support/visit.ts'

test('a sentence before a link is a paragraph with it: laid out side by side it was none, and Orca read the links alone', async ({ page }) => {
  await visit(page, '/')
  await page.locator('aside.quiet').scrollIntoViewIfNeeded()
  // Exposed only once it has been laid out.
  await expect.poll(() => told(page, 'aside.quiet p')).toMatchObject({ role: 'paragraph', words: expect.stringMatching(/^Membership begins at .+ Compare the/) })
})

test('words for the ear alone are apart from the word before them', async ({ page }) => {
  await visit(page, '/')
  await page.locator('footer').scrollIntoViewIfNeeded()
  await expect.poll(async () => (await told(page, 'footer a[target]')).words).toMatch(/\w \(opens in a new tab\)$/)
  expect((await told(page, '.story figcaption')).words).toMatch(/\w Rated \d out of 5$/)
})

test('a score’s field and its label say the same: Orca reads both where they differ, and "Scorefor" did', async ({ page }) => {
  await visit(page, '/judge/dashboard')
  const field = page.getByRole('spinbutton', { name: CATEGORIES[0] })
  expect((await told(page, `label[for="${await field.getAttribute('id')}"]`)).words).toBe(`Score for ${CATEGORIES[0]}, 0 to 10`)
})
