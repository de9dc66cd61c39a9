/** A portal's table fits its place, on wide screens and as cards: docs/decisions/staff-tables.md. */
import type { Locator, Page } from '@playwright/test'
import { open, rows } from '../../support/browser/admin-page.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ expectedProblems: /ERR_FAILED/, reducedMotion: 'reduce' })

test('where rows are cards, no stop of the keyboard is out of sight', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  const section = page.locator('#clients')
  await expect(rows(page, 'Client Records')).toHaveCount(10)
  await expect(section.getByRole('combobox', { name: 'Sort by' })).toBeVisible()
  const unseen = await section.locator('button, a, input, select').evaluateAll((stops) => stops.filter((stop) => stop.checkVisibility() && !stop.closest('[popover]') && stop.getBoundingClientRect().width < 24).map((stop) => stop.outerHTML))
  expect(unseen).toEqual([])
  await expect(section.getByRole('button', { name: 'Name', exact: true })).toBeHidden()
})

/** How many pixels of a table lie beyond its edge. */
const beyondEdgeOf = (section: Locator): Promise<number> => section.locator('.table-scroller').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)

/** All rows of a list have these words. */
const withWords = (page: Page, list: string, words: Record<string, unknown>) =>
  page.route(`**/api/admin/${list}**`, async (route) => {
    const answer = (await (await route.fetch()).json()) as { data: object[] }
    await route.fulfill({ json: { ...answer, data: answer.data.map((row) => ({ ...row, ...words })) } })
  })

/** How many pixels of the clients' table lie beyond its edge when all of them have these words. */
const beyondItsEdge = async (page: Page, words: Record<string, string>): Promise<number> => {
  await withWords(page, 'get-clients', words)
  await open(page)
  const section = page.locator('#clients')
  await section.scrollIntoViewIfNeeded()
  await expect(rows(page, 'Client Records').first()).toContainText(Object.values(words)[0]!)
  return beyondEdgeOf(section)
}

test('the longest name without a space takes another line, and the table stays as wide as its place', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 900 })
  expect(await beyondItsEdge(page, { lastName: 'W'.repeat(100) })).toBe(0)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expect.poll(() => beyondEdgeOf(page.locator('#clients'))).toBe(0)
})

test('on a tablet held upright no table of the dashboard hides its actions beyond its edge, whatever name, address, venture or judge has no place to break', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 })
  const long = 'W'.repeat(60)
  await withWords(page, 'get-clients', { firstName: long, lastName: long })
  await withWords(page, 'get-evaluations', { ventureName: long, judgeName: long })
  for (const people of ['get-users', 'get-judges']) await withWords(page, people, { email: `${long}@example.com` })
  await open(page)
  for (const [id, action] of [['users', 'Deactivate'], ['clients', 'Manage'], ['judges', 'Deactivate'], ['responses', 'Read']]) {
    const section = page.locator(`#${id}`)
    await section.scrollIntoViewIfNeeded()
    await expect(section.getByRole('button', { name: new RegExp(`^${action} `) }).first()).toBeVisible()
    // Polled until the table is set in our own typeface.
    await expect.poll(() => beyondEdgeOf(section), { message: id }).toBe(0)
  }
})

test('an address of sixty letters takes another line, between an upright tablet and a wide screen as well', async ({ page }) => {
  const email = `${'w'.repeat(60)}@example.com`
  for (const people of ['get-users', 'get-judges']) await withWords(page, people, { email })
  await withWords(page, 'get-clients', { user: { _id: '00000000-0000-4000-8000-000000000000', email } })
  await open(page)
  for (const id of ['users', 'clients', 'judges']) {
    const section = page.locator(`#${id}`)
    await section.scrollIntoViewIfNeeded()
    await expect(section.locator('tbody').getByText(email).first()).toBeVisible()
    for (const width of [720, 768, 900, 1024, 1100]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => beyondEdgeOf(section), { message: `${id} at ${width} px` }).toBe(0)
    }
  }
})

test('where rows are cards, nothing of them lies beyond their edge on the smallest phone, the longest status least of all', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await beyondItsEdge(page, { status: 'Submission Readiness' })).toBe(0)
})

test('where rows are cards, what stands instead of them has its words above its button', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.route('**/api/admin/get-users**', (route) => route.abort())
  await open(page)
  const section = page.locator('#users')
  const words = (await section.getByText('The list could not be loaded.').boundingBox())!
  const button = (await section.getByRole('button', { name: 'Try again' }).boundingBox())!
  expect(button.y).toBeGreaterThanOrEqual(words.y + words.height)
  expect(button.x).toBe(words.x)
})

test('on a phone the menu of columns opens at its button, not at the edge of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page)
  const button = page.locator('#clients').getByRole('button', { name: 'Columns' })
  // By key, because rows that load above would move it.
  await button.press('Enter')
  const [menu, opener] = [await page.getByRole('group', { name: /^Columns of/ }).boundingBox(), await button.boundingBox()]
  expect(menu!.x).toBeCloseTo(opener!.x, 0)
})
