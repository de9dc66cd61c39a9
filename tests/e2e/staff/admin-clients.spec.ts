/** Client Records of /admin/dashboard: spec sections 2, 3 and 8; decisions "Tracking and clients". */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page, Route } from '@playwright/test'
import { barriers } from '../../support/axe.ts'
import { query } from '../../support/database.ts'
import { hold } from '../../support/hold.ts'
import { giveClient, newIntern, saveMeanwhile } from '../../support/interns.ts'
import { signInAs } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

test.use({ expectedProblems: /status of (404|409|422)|ERR_FAILED/, reducedMotion: 'reduce' })

const records = (page: Page) => page.getByRole('table', { name: 'Client Records' })
const section = (page: Page) => page.getByRole('region', { name: 'Client Records' }).or(page.locator('section#clients'))
const manage = (page: Page, name: string) => records(page).getByRole('button', { name: `Manage ${name}` })
const problem = (page: Page) => page.getByRole('dialog').getByRole('form').getByRole('alert')
const history = (page: Page) => page.getByRole('dialog').getByRole('region', { name: 'History' })

/** The dashboard with only this intern's clients in the table. */
const openFor = async (page: Page, intern: { id: string }) => {
  await signInAs(page, 'admin')
  await page.goto(`/admin/dashboard?clients.user=${intern.id}`)
}

test('an admin finds a client, sets a status that interns can’t, allocates it to another intern and notes why, by keyboard', async ({ page }) => {
  const [from, to] = [await newIntern(), await newIntern()]
  const id = await giveClient(from.id, { firstName: 'Dorothy', lastName: 'Vaughan' })
  await openFor(page, from)
  const row = records(page).getByRole('row', { name: /Dorothy Vaughan/ })
  for (const header of ['Name', 'Age', 'Status', 'Date of Birth', 'User', 'Created']) await expect(records(page).getByRole('columnheader', { name: header })).toBeVisible()
  await expect(row).toContainText('December 10, 1990')
  await expect(row).toContainText(from.email)

  await manage(page, 'Dorothy Vaughan').focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Dorothy Vaughan' })
  await expect(dialog.getByLabel('Status', { exact: true }).locator('option')).toHaveCount(8)
  await expect(history(page)).toContainText('Evidence Mapping')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(problem(page)).toHaveText('Please give a status, an intern or a note')

  await dialog.getByLabel('Status', { exact: true }).selectOption('Approved')
  await dialog.getByLabel('Search for another intern').fill(to.email.split('@')[0]!)
  await expect(dialog.getByRole('radio', { name: to.email })).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: to.email })).toBeChecked()
  await dialog.getByLabel('Note').fill('Speaks the language of the client.')
  expect(await barriers(page, { within: 'dialog' })).toEqual([])
  const letGo = await hold(page, `/api/admin/client/${id}`, 'PUT')
  await dialog.getByRole('button', { name: 'Save changes' }).press('Enter')
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeFocused()
  await dialog.getByLabel('Note').focus()
  await page.keyboard.type('Lost.')
  await expect(dialog.getByLabel('Note')).toHaveValue('Speaks the language of the client.')
  letGo()

  await expect(page.getByText('Client updated successfully')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(page.locator('#clients-heading')).toBeFocused()
  await page.goto(`/admin/dashboard?clients.user=${to.id}`)
  await expect(records(page).getByRole('row', { name: /Dorothy Vaughan/ })).toContainText('Approved')
  await manage(page, 'Dorothy Vaughan').click()
  await expect(history(page)).toContainText(`Allocated to ${to.email}`)
  await expect(history(page)).toContainText('Speaks the language of the client.')
  await page.keyboard.press('Escape')
  await expect(manage(page, 'Dorothy Vaughan')).toBeFocused()
  expect(await query('select status, version from clients where id = $1', [id])).toEqual([{ status: 'Approved', version: 2 }])
})

test('the address of an intern’s clients shows theirs alone, also where the filter can’t list every intern', async ({ page }) => {
  const [intern, other] = [await newIntern(), await newIntern()]
  await giveClient(intern.id, { firstName: 'Mary', lastName: 'Somerville' })
  await giveClient(other.id, { firstName: 'Caroline', lastName: 'Herschel' })
  await page.route('**/api/admin/get-users?*pageSize=100*', async (route) => {
    const { data, meta } = await (await route.fetch()).json() as { data: { _id: string }[]; meta: object }
    await route.fulfill({ json: { data: data.filter(({ _id }) => _id !== intern.id), meta } })
  })
  await openFor(page, intern)
  const user = section(page).getByRole('combobox', { name: 'User' })
  await expect(user.locator('option:checked')).toHaveText(intern.email)
  await expect(records(page).locator('tbody').getByRole('row')).toHaveText(/Mary Somerville/)
})

test('an address that was typed by hand and names no intern leaves nobody’s clients out', async ({ page }) => {
  for (const id of [randomUUID(), 'nobody']) {
    await openFor(page, { id })
    await expect(section(page).getByText(/^1–10 of \d+$/)).toBeVisible()
    await expect(section(page).getByRole('combobox', { name: 'User' }).locator('option:checked')).toHaveText('User: all')
  }
})

test('who saves nothing is told so, each time', async ({ page }) => {
  const intern = await newIntern()
  await giveClient(intern.id, { firstName: 'Mary', lastName: 'Jackson' })
  await openFor(page, intern)
  await manage(page, 'Mary Jackson').click()
  const save = page.getByRole('dialog').getByRole('button', { name: 'Save changes' })
  const said = page.getByRole('alert').filter({ hasText: 'Please give a status, an intern or a note' })
  await save.click()
  await said.evaluate((alert) => { alert.dataset.first = 'true' })
  await save.click()
  await expect(said.and(page.locator(':not([data-first])'))).toBeVisible()
})

test('of two who save at once, the second is told what has changed, overwrites nothing, and goes on with what they chose', async ({ page }) => {
  const intern = await newIntern()
  const id = await giveClient(intern.id, { firstName: 'Katherine', lastName: 'Johnson' })
  await openFor(page, intern)
  await manage(page, 'Katherine Johnson').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Note').fill('Called back.')
  await saveMeanwhile(id, 'Pending', 'Johnson')
  await dialog.getByRole('button', { name: 'Save changes' }).click()

  await expect(page.getByText('Failed to update client')).toBeVisible()
  await expect(problem(page)).toContainText('Somebody else has saved this client meanwhile. Nothing was overwritten, and what you chose is still here.')
  await expect(problem(page)).toContainText('Status is now Pending; it was Evidence Mapping.')
  await expect(dialog.getByRole('button', { name: 'Save changes' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Load the present state, keep my changes' }).click()
  await expect(dialog.getByLabel('Status', { exact: true })).toHaveValue('Pending')
  await expect(dialog.getByLabel('Note')).toHaveValue('Called back.')
  await expect(dialog.getByRole('heading', { name: 'Katherine Johnson' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Client updated successfully')).toBeVisible()
  expect(await query('select status, version from clients where id = $1', [id])).toEqual([{ status: 'Pending', version: 3 }])
})

test('a save whose answer was lost is known again, and its note is written once', async ({ page }) => {
  const intern = await newIntern()
  const id = await giveClient(intern.id, { firstName: 'Gladys', lastName: 'West' })
  await openFor(page, intern)
  await manage(page, 'Gladys West').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Status', { exact: true }).selectOption('Approved')
  await dialog.getByLabel('Note').fill('Called back.')
  const save = dialog.getByRole('button', { name: 'Save changes' })
  await page.route(`**/api/admin/client/${id}`, async (route) => {
    await route.fetch()
    await route.abort()
  }, { times: 1 })
  await save.press('Enter')
  await expect(problem(page)).toContainText('This client has been saved as you have it here. Look at the history before you save it again.')
  await dialog.getByRole('button', { name: 'Load the present state, keep my changes' }).press('Enter')
  await expect(dialog.getByLabel('Note')).toHaveValue('')
  await expect(dialog.getByLabel('Status', { exact: true })).toHaveValue('Approved')
  await expect(problem(page)).toBeHidden()
  await save.press('Enter')
  await expect(problem(page)).toHaveText('Please give a status, an intern or a note')
  await expect(history(page).getByText('Called back.')).toHaveCount(1)
})

test('a note that has been saved is known again where its dialog was closed meanwhile', async ({ page }) => {
  const intern = await newIntern()
  const id = await giveClient(intern.id, { firstName: 'Valerie', lastName: 'Thomas' })
  await openFor(page, intern)
  await manage(page, 'Valerie Thomas').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Note').fill('Called back.')
  const letGo = await hold(page, `/api/admin/client/${id}`, 'PUT')
  await dialog.getByRole('button', { name: 'Save changes' }).press('Enter')
  await expect(dialog.getByRole('button', { name: 'Saving...' })).toBeVisible()
  await page.keyboard.press('Escape')
  await manage(page, 'Valerie Thomas').click()
  await expect(dialog.getByLabel('Note')).toHaveValue('Called back.')
  letGo()
  await expect(problem(page)).toContainText('This client has been saved as you have it here.')
  await dialog.getByRole('button', { name: 'Load the present state, keep my changes' }).click()
  await expect(dialog.getByLabel('Note')).toHaveValue('')
})

test.describe('a failure', () => {
  test.use({ expectedProblems: /status of (400|409|500)|ERR_FAILED/ })
  test('leaves the focus where the next try is one key away', async ({ page }) => {
    const intern = await newIntern()
    const id = await giveClient(intern.id, { firstName: 'Annie', lastName: 'Easley' })
    await openFor(page, intern)
    await manage(page, 'Annie Easley').click()
    const dialog = page.getByRole('dialog')
    const save = dialog.getByRole('button', { name: 'Save changes' })
    await dialog.getByLabel('Note').fill('Called back.')
    const refusal = (status: number, field?: string) => (route: Route) => route.fulfill({ status, json: { success: false, error: 'Refused', errors: [{ field, message: `Refused with ${status}` }] } })
    for (const [answer, words] of [[(route: Route) => route.abort(), 'No answer came'], [refusal(500), 'Refused with 500'], [refusal(409), 'Refused with 409']] as const) {
      await page.route(`**/api/admin/client/${id}`, answer, { times: 1 })
      await save.press('Enter')
      await expect(problem(page)).toContainText(words)
      await expect(save).toBeFocused()
    }
    await page.route(`**/api/admin/client/${id}`, refusal(400, 'note'), { times: 1 })
    await save.press('Enter')
    await expect(dialog.getByText('Refused with 400')).toBeVisible()
    await expect(dialog.getByLabel('Note')).toBeFocused()
  })
})

test('the table is exported as it is filtered, says when it is empty, and when it can’t be loaded', async ({ page }) => {
  const intern = await newIntern()
  await signInAs(page, 'admin')
  await page.goto(`/admin/dashboard?clients.search=nobodyiscalledso&clients.user=${intern.id}`)
  await expect(records(page)).toContainText('Nothing matches this search.')
  await giveClient(intern.id, { firstName: 'Mary', lastName: '=Jackson' })
  await page.goto(`/admin/dashboard?clients.user=${intern.id}`)
  await expect(records(page)).toContainText('Mary =Jackson')
  const [file] = await Promise.all([page.waitForEvent('download'), section(page).getByRole('button', { name: 'Export Client Records as CSV' }).click()])
  expect(file.suggestedFilename()).toMatch(/^clients-\d{4}-\d\d-\d\d\.csv$/)
  const lines = (await readFile(await file.path(), 'utf8')).split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[1]).toMatch(/^Mary,,'=Jackson,/)

  await page.route('**/api/admin/get-clients**', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('Failed to fetch clients')).toBeVisible()
  await expect(records(page)).toContainText('The list could not be loaded.')
})
