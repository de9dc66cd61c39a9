/** Clients of /intern/dashboard that change, or are saved, while a dialog is open: docs/decisions/clients.md. */
import { query } from '../../support/database.ts'
import { hold } from '../../support/hold.ts'
import { dialog, drafts, records } from '../../support/intern-page.ts'
import { giveClient, newIntern, saveMeanwhile, signIn } from '../../support/interns.ts'
import { expect, test } from '../../support/test.ts'

test.use({ expectedProblems: /status of (404|409)|ERR_FAILED/, reducedMotion: 'reduce' })

test('a save that comes back late closes no dialog but its own', async ({ page }) => {
  const intern = await newIntern()
  for (const [firstName, lastName] of [['Grace', 'Hopper'], ['Ada', 'Byron']] as const) await giveClient(intern.id, { firstName, lastName })
  await signIn(page, intern.email)
  await records(page).getByRole('button', { name: 'Edit Grace Hopper' }).click()
  await dialog(page).getByLabel('Last name').fill('Murray')
  const letGo = await hold(page, '/api/users/client/*', 'PUT')
  await dialog(page).getByRole('button', { name: 'Save changes' }).click()
  await page.keyboard.press('Escape')
  await records(page).getByRole('button', { name: 'Edit Ada Byron' }).click()
  await dialog(page).getByLabel('Last name').fill('King')
  letGo()
  await expect(records(page)).toContainText('Grace Murray')
  await expect(dialog(page).getByLabel('Last name')).toHaveValue('King')
  await expect(dialog(page).getByLabel('Last name')).toBeFocused()
})

test('who saves second is told, loses nothing, and overwrites nothing unseen', async ({ page }) => {
  const intern = await newIntern()
  const id = await giveClient(intern.id, { firstName: 'Ada', lastName: 'Byron' })
  await signIn(page, intern.email)
  await records(page).getByRole('button', { name: 'Edit Ada Byron' }).click()
  await dialog(page).getByLabel('First name').fill('Augusta')
  await dialog(page).getByLabel('Status').selectOption('Supporting Document')
  await dialog(page).getByLabel('Note').fill('Mine.')
  await saveMeanwhile(id, 'Approved', 'Lovelace')
  await dialog(page).getByRole('button', { name: 'Save changes' }).click()
  const told = dialog(page).getByRole('alert').filter({ hasText: 'Somebody else has saved this client meanwhile.' })
  await expect(told).toContainText('Last name is now Lovelace; it was Byron.')
  await expect(told).toContainText('Status is now Approved; it was Evidence Mapping. You have Supporting Document')
  await expect(dialog(page).getByLabel('First name')).toHaveValue('Augusta')
  await expect(told).toBeFocused()
  await dialog(page).getByRole('button', { name: 'Load the present state, keep my changes' }).click()
  await expect(told).toBeHidden()
  await expect(dialog(page).getByRole('heading', { name: 'Edit Client' })).toBeFocused()
  await expect(dialog(page).getByText('Nothing was saved.')).toBeHidden()
  await expect(dialog(page).getByLabel('Last name')).toHaveValue('Lovelace')
  await expect(dialog(page).getByLabel('Status')).toHaveValue('Supporting Document')
  await expect(dialog(page).getByLabel('Note')).toHaveValue('Mine.')
  await dialog(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Client updated successfully')).toBeVisible()
  await expect(records(page).getByRole('row', { name: /Augusta Lovelace/ })).toContainText('Supporting Document')
})

test('a note whose answer was lost is known again, and is written once', async ({ page }) => {
  const intern = await newIntern()
  const id = await giveClient(intern.id, { firstName: 'Mary', lastName: 'Somerville' })
  await signIn(page, intern.email)
  await records(page).getByRole('button', { name: 'Edit Mary Somerville' }).click()
  await dialog(page).getByLabel('Note').fill('Called back.')
  await page.route(`**/api/users/client/${id}`, async (route) => {
    if (route.request().method() !== 'PUT') return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await dialog(page).getByRole('button', { name: 'Save changes' }).press('Enter')
  await expect(dialog(page).getByRole('alert').first()).toContainText('This client has been saved as you have it here.')
  await dialog(page).getByRole('button', { name: 'Load the present state, keep my changes' }).press('Enter')
  await expect(dialog(page).getByLabel('Note')).toHaveValue('')
  await expect(dialog(page).getByText('Called back.')).toHaveCount(1)
  expect(await drafts(page)).toEqual([])
})

test('a client that is allocated to another intern meanwhile is said to be, and leaves the list', async ({ page }) => {
  const [intern, other] = [await newIntern(), await newIntern()]
  const id = await giveClient(intern.id, { firstName: 'Mary', lastName: 'Jackson' })
  await signIn(page, intern.email)
  await records(page).getByRole('button', { name: 'Edit Mary Jackson' }).click()
  await dialog(page).getByLabel('Note').fill('Called back.')
  await query('update clients set owner_id = $2, version = version + 1 where id = $1', [id, other.id])
  await dialog(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog(page).getByRole('alert').filter({ hasText: 'Nothing was saved.' })).toHaveText('Nothing was saved. What you typed is still here. This client is not among yours. It may have been allocated to another intern.')
  await page.keyboard.press('Escape')
  await expect(records(page)).toContainText('No clients found. Add your first client above.')
})

test('a long word that somebody else has saved stays within the dialog', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const intern = await newIntern()
  const id = await giveClient(intern.id, { firstName: 'Ada', lastName: 'Byron' })
  await signIn(page, intern.email)
  await records(page).getByRole('button', { name: 'Edit Ada Byron' }).click()
  await dialog(page).getByLabel('Note').fill('Mine.')
  await saveMeanwhile(id, 'Approved', 'B'.repeat(100))
  await dialog(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog(page).getByRole('alert').filter({ hasText: 'Somebody else has saved this client meanwhile.' })).toBeVisible()
  expect(await dialog(page).evaluate((box) => box.scrollWidth - box.clientWidth)).toBe(0)
})
