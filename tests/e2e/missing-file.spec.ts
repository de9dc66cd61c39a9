/** A hashed file that is missing for a while, as it may be for a page that is open during a deploy: docs/decisions/hydration.md. */
import { contact, formOf } from '../support/browser/fillings.ts'
import { missingOnce } from '../support/browser/missing-once.ts'
import { expect, test as base } from '../support/browser/test.ts'

const test = base.extend<{ missed: string[] }>({
  missed: async ({}, use) => { await use([]) },
  baseURL: async ({ baseURL, missed }, use) => {
    const front = await missingOnce(baseURL!, /FormIsland.*\.js$/, missed)
    await use(front.origin)
    front.end()
  },
})
test.use({ expectedProblems: /status of 404/ })

test('a page whose browser was told to keep its absence for a year asks past what is kept, and wakes', async ({ page, missed }) => {
  await page.goto(contact.path)
  await expect(page.locator('astro-island', { has: formOf(page, contact) })).not.toHaveAttribute('ssr', '')
  await expect(formOf(page, contact)).toHaveJSProperty('noValidate', true)
  expect(missed).toHaveLength(1)
})
