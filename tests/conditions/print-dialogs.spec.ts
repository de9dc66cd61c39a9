/** An open dialog is printed in full, and nothing of the page behind it. */
import { open as openAdmin, rows } from '../support/browser/admin-page.ts'
import { query } from '../support/browser/database.ts'
import { giveClient, newIntern } from '../support/browser/interns.ts'
import { giveEvaluation, newJudge, ventureName } from '../support/browser/judges.ts'
import { copied, LETTER, papers, print } from '../support/browser/paper.ts'
import { openAs } from '../support/browser/sign-in.ts'
import { expect, test } from '../support/browser/test.ts'

test('an application that somebody looks up is one sheet of paper, without the page behind it', async ({ page }) => {
  await page.goto('/track-my-application')
  await page.getByLabel('First name').fill('Ada')
  await page.getByLabel('Date of birth').fill('1990-12-10')
  await page.getByRole('button', { name: 'Track my application' }).click()
  await expect(page.getByRole('dialog')).toContainText('Approved')
  expect(await papers(page, 'A4')).toBe(1)
  await page.setViewportSize({ width: LETTER, height: 900 })
  await print(page)
  await expect(page.getByRole('heading', { name: 'Track my application' })).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Your application' })).toBeInViewport()
  await expect(page.getByRole('button', { name: 'Close' })).toBeHidden()
})

test('Firefox prints a copy of the page, in which no dialog is modal: there too it stands alone, and whole', async ({ page }) => {
  const intern = await newIntern()
  const id = await giveClient(intern.id, { firstName: 'Maria', lastName: 'Mitchell' })
  await query("insert into client_events (client_id, account_id, status, note) select $1, $2, 'Evidence Mapping', 'Called back.' from generate_series(1, 60)", [id, intern.id])
  await openAs(page, 'intern', `/intern/dashboard?edit=${id}`, intern.email)
  await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(61)
  const copy = await copied(page)
  await copy.setViewportSize({ width: LETTER, height: 900 })
  await print(copy)
  const dialog = copy.locator('dialog')
  const [whole, shown, top] = await dialog.evaluate((element) => [element.scrollHeight, element.clientHeight, element.getBoundingClientRect().top])
  expect(shown).toBe(whole)
  expect(top).toBe(0)
  expect(await copy.locator('html').evaluate((html) => html.scrollHeight)).toBeLessThan(whole + 20)
  await expect(dialog.getByRole('listitem').last()).toHaveText(/Evidence Mapping/)
  expect(await dialog.evaluate((element) => element.contains(document.elementFromPoint(100, 30)))).toBe(true)
  for (const part of [copy.getByRole('banner'), copy.getByRole('contentinfo'), copy.getByRole('heading', { name: 'Add New Client' })]) await expect(part.filter({ visible: true })).toHaveCount(0)
  await copy.context().close()
})

test('a client with a long history is printed whole, from the top of the sheet', async ({ page }) => {
  const intern = await newIntern()
  const id = await giveClient(intern.id, { firstName: 'Maria', lastName: 'Mitchell' })
  await query("insert into client_events (client_id, account_id, status, note) select $1, $2, 'Evidence Mapping', 'Called back.' from generate_series(1, 60)", [id, intern.id])
  await openAs(page, 'intern', `/intern/dashboard?edit=${id}`, intern.email)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('listitem')).toHaveCount(61)
  expect(await papers(page, 'A4')).toBeGreaterThan(1)
  await page.setViewportSize({ width: LETTER, height: 900 })
  await print(page)
  const [whole, shown, top] = await dialog.evaluate((element) => [element.scrollHeight, element.clientHeight, element.getBoundingClientRect().top])
  expect(shown).toBe(whole)
  expect(top).toBe(0)
  for (const part of [page.getByRole('banner'), page.getByRole('contentinfo'), dialog.getByRole('button')]) await expect(part.filter({ visible: true })).toHaveCount(0)
})

test('an evaluation that the admin reads is printed whole, without the dashboard behind it', async ({ page }) => {
  const judge = await newJudge()
  const venture = ventureName('Dipper')
  await giveEvaluation(judge.id, venture, 7, { strength: 'A patent that holds. '.repeat(400) })
  await openAdmin(page, `?responses.search=${encodeURIComponent(venture)}`)
  await rows(page, 'Judge Response').getByRole('button', { name: /^Read / }).click()
  const dialog = page.getByRole('dialog', { name: venture })
  await expect(dialog).toContainText('A patent that holds.')
  await print(page)
  await expect(page.getByRole('heading', { name: 'Admin Dashboard', includeHidden: true })).toBeHidden()
  const [whole, shown] = await dialog.evaluate((element) => [element.scrollHeight, element.clientHeight])
  expect(shown).toBe(whole)
})

test('a client that the admin opens is one sheet of paper, however long the dashboard behind it is', async ({ page }) => {
  const intern = await newIntern()
  const lastName = `Sibylla ${intern.id.slice(0, 8)}`
  await giveClient(intern.id, { firstName: 'Maria', lastName })
  await openAdmin(page, `?clients.search=${encodeURIComponent(lastName)}`)
  await page.locator('#responses').scrollIntoViewIfNeeded()
  await expect(rows(page, 'Judge Response').first().getByRole('button', { name: /^Read / })).toBeVisible()
  await rows(page, 'Client Records').getByRole('button', { name: /^Manage / }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save changes' })).toBeVisible()
  expect(await papers(page, 'A4')).toBe(1)
})
