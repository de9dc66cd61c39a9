/** A hashed file that is missing for a while, as it may be for a page that is open during a deploy: docs/decisions/hydration.md. */
import { goOnUntil, letRequestsLeave, stopClock } from '../support/browser/clock.ts'
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

base.describe('a file that stays away', () => {
  base.use({ expectedProblems: /status of 404/ })

  base('is requested once a pause, however much is typed meanwhile', async ({ page }) => {
    let asked = 0
    await page.route(/FormIsland.*\.js$/, async (route) => {
      asked += 1
      await route.fulfill({ status: 404 })
    })
    await page.clock.install()
    await page.goto(contact.path)
    await expect(page.locator('astro-island[data-lost]', { has: formOf(page, contact) })).toHaveCount(1)
    await stopClock(page)
    const before = asked
    const message = page.getByLabel('Message', { exact: true })
    for (const letter of 'Hello there') {
      await message.press(letter === ' ' ? 'Space' : letter)
      await letRequestsLeave(page)
    }
    await goOnUntil(page, () => Promise.resolve(asked > before))
    await letRequestsLeave(page)
    expect(asked).toBe(before + 1)
    await page.clock.resume()
  })
})
