/** Client Records of /admin/dashboard: spec sections 2, 3 and 8; decisions "Tracking and clients". */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { history, manage, openFor, problem, records, section } from '../../support/browser/admin-clients.ts'
import { expectAnew } from '../../support/browser/anew.ts'
import { barriers } from '../../support/browser/axe.ts'
import { query } from '../../support/browser/database.ts'
import { hold } from '../../support/browser/hold.ts'
import { giveClient, newIntern } from '../../support/browser/interns.ts'
import { signInAs } from '../../support/browser/sign-in.ts'
import { expectWords, noteWords } from '../../support/browser/seen.ts'
import { expect, test } from '../../support/browser/test.ts'
import { translate } from '../../support/browser/translated.ts'

test.use({ expectedProblems: /status of (404|422)|ERR_FAILED/, reducedMotion: 'reduce' })

test('on a page that the browser has translated the status that is chosen is the status that is saved', async ({ page }) => {
  const intern = await newIntern()
  const id = await giveClient(intern.id, { firstName: 'Dorothy', lastName: 'Johnson' })
  await openFor(page, intern)
  await manage(page, 'Dorothy Johnson').click()
  const dialog = page.getByRole('dialog', { name: 'Dorothy Johnson' })
  await expect(dialog.getByLabel('Status', { exact: true })).toHaveValue('Evidence Mapping')
  await translate(page, ' (traducido)')
  await dialog.getByLabel('Status').selectOption({ index: 6 })
  await dialog.getByLabel('Note').fill('Heard.')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog).toBeHidden()
  expect((await query<{ status: string }>('select status from clients where id = $1', [id]))[0]!.status).not.toBe('Evidence Mapping')
})

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
  const save = dialog.getByRole('button', { name: 'Save changes' })
  await save.click()
  await expect(problem(page)).toHaveText('Please give a status, an intern or a note')
  await expectAnew(problem(page), () => save.click())

  await dialog.getByLabel('Status', { exact: true }).selectOption('Approved')
  await expect(dialog.getByText('Search for another intern')).toBeVisible()
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

test('each intern that was found is reached by the arrow keys, and as many others are said to be found as well', async ({ page }) => {
  const [many, one] = [randomUUID().slice(0, 8), randomUUID().slice(0, 8)]
  const found = await Promise.all([1, 2, 3, 4].map((place) => newIntern(`${many}-${place}`)))
  await newIntern(`${one}-1`)
  await newIntern(`${one}-2`)
  const intern = await newIntern()
  await giveClient(intern.id, { firstName: 'Christine', lastName: 'Darden' })
  await openFor(page, intern)
  await manage(page, 'Christine Darden').click()
  const choice = page.getByRole('dialog').getByRole('group', { name: 'Allocated to' })
  await choice.getByRole('searchbox').fill(many)
  await expect(choice.getByRole('radio')).toHaveCount(5)
  await page.keyboard.press('Tab')
  for (const { email } of found) {
    await page.keyboard.press('ArrowDown')
    await expect(choice.getByRole('radio', { name: email })).toBeChecked()
  }

  await choice.getByRole('searchbox').fill(one)
  await expect(choice.getByRole('status')).toHaveText('2 found.')
  const letGo = await hold(page, `/api/admin/get-users?*search=${many}-*`)
  await choice.getByRole('searchbox').fill(`${many}-`)
  await expect(choice.getByRole('status')).toHaveText('')
  letGo()
  await expect(choice.getByRole('status')).toHaveText('4 found.')
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
  await expect(user.locator('option:checked')).toHaveText(`User: ${intern.email}`)
  await expect(records(page).locator('tbody').getByRole('row')).toHaveText(/Mary Somerville/)
})

test('a filter says what it filters by before it knows by whom', async ({ page }) => {
  const intern = await newIntern()
  await giveClient(intern.id, { firstName: 'Mary', lastName: 'Somerville' })
  const letGo = await hold(page, '/api/admin/get-users?*pageSize=100*')
  await openFor(page, intern)
  const user = section(page).getByRole('combobox', { name: 'User' })
  await expect(records(page).locator('tbody').getByRole('row')).toHaveText(/Mary Somerville/)
  await expect(user.locator('option:checked')).toHaveText('User: …')
  letGo()
  await expect(user.locator('option:checked')).toHaveText(`User: ${intern.email}`)
})

test('an address that was typed by hand and names no intern leaves nobody’s clients out', async ({ page }) => {
  for (const id of [randomUUID(), 'nobody']) {
    await openFor(page, { id })
    await expect(section(page).getByText(/^1–10 of \d+$/)).toBeVisible()
    await expect(section(page).getByRole('combobox', { name: 'User' }).locator('option:checked')).toHaveText('User: all')
  }
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

test('a search for another intern that failed says so each time, and finds when asked again', async ({ page }) => {
  const [from, to, other] = [await newIntern(), await newIntern(), await newIntern()]
  await giveClient(from.id, { firstName: 'Emmy', lastName: 'Noether' })
  const words = 'The search failed.'
  await noteWords(page, '.intern-choice [role=status]')
  await openFor(page, from)
  await manage(page, 'Emmy Noether').click()
  const dialog = page.getByRole('dialog', { name: 'Emmy Noether' })
  const search = '**/api/admin/get-users?*search=*'
  const found = dialog.getByRole('radio', { name: other.email })
  await dialog.getByLabel('Search for another intern').fill(other.email.split('@')[0]!)
  await expect(found).toBeVisible()
  await page.route(search, (route) => route.fulfill({ status: 422, json: { error: 'No', errors: [] } }))
  await dialog.getByLabel('Search for another intern').fill(to.email.split('@')[0]!)
  await expectWords(page, '.intern-choice [role=status]', '1 found.', words)
  const again = dialog.getByRole('button', { name: 'Try again' })
  const letGo = await hold(page, '/api/admin/get-users?*search=*')
  await again.press('Enter')
  await expect(dialog.getByRole('button', { name: 'Trying...' })).toBeFocused()
  // The results of the earlier search are gone.
  await expect(found).toHaveCount(0)
  letGo()
  await expectWords(page, '.intern-choice [role=status]', '1 found.', words, words)
  await expect(again).toBeFocused()
  await page.unroute(search)
  await again.press('Enter')
  await expect(dialog.getByRole('radio', { name: to.email })).toBeVisible()
  await expect(again).toHaveCount(0)
  await expect(dialog.getByRole('heading', { name: 'Emmy Noether' })).toBeFocused()
})
