/** Clients of /intern/dashboard that change, or are saved, while a dialog is open: docs/decisions/clients.md. */
import type { Page } from '@playwright/test'
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

test('who is told of it and goes is back at the client’s own button', async ({ page }) => {
  const intern = await newIntern()
  const id = await giveClient(intern.id, { firstName: 'Ada', lastName: 'Byron' })
  await signIn(page, intern.email)
  await records(page).getByRole('button', { name: 'Edit Ada Byron' }).click()
  await dialog(page).getByLabel('First name').fill('Augusta')
  await saveMeanwhile(id, 'Approved', 'Byron')
  await dialog(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog(page).getByRole('alert').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(records(page).getByRole('button', { name: 'Edit Ada Byron' })).toBeFocused()
})

/** Away for longer than an answer counts as new, and back: the page's clock has been installed. */
const comeBack = async (page: Page) => {
  await page.clock.fastForward(20_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

test('who is writing when it is told goes on writing', async ({ page }) => {
  await page.clock.install()
  const intern = await newIntern()
  const id = await giveClient(intern.id, { firstName: 'Ada', lastName: 'Byron' })
  await signIn(page, intern.email)
  await records(page).getByRole('button', { name: 'Edit Ada Byron' }).click()
  const note = dialog(page).getByLabel('Note')
  await note.fill('Called')
  await saveMeanwhile(id, 'Approved', 'Byron')
  await comeBack(page)
  await expect(dialog(page).getByRole('alert').first()).toContainText('Somebody else has saved this client meanwhile.')
  await page.keyboard.type(' back.')
  await expect(note).toHaveValue('Called back.')
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

const NOT_YOURS = 'This client is not among yours. It may have been allocated to another intern.'
const takeAway = (id: string, to: { id: string }) => query('update clients set owner_id = $2, version = version + 1 where id = $1', [id, to.id])

test('a client that is allocated to another intern meanwhile is said to be, and leaves the list', async ({ page }) => {
  const [intern, other] = [await newIntern(), await newIntern()]
  const id = await giveClient(intern.id, { firstName: 'Mary', lastName: 'Jackson' })
  await signIn(page, intern.email)
  await records(page).getByRole('button', { name: 'Edit Mary Jackson' }).click()
  await dialog(page).getByLabel('Note').fill('Called back.')
  await takeAway(id, other)
  await dialog(page).getByRole('button', { name: 'Save changes' }).click()
  await expect(dialog(page).getByRole('alert').filter({ hasText: 'Nothing was saved.' })).toHaveText(`Nothing was saved. What you typed is still here. ${NOT_YOURS}`)
  await page.keyboard.press('Escape')
  await expect(records(page)).toContainText('No clients found. Add your first client above.')
})

test('a client that is taken away while it is open goes from its dialog, which says so', async ({ page }) => {
  await page.clock.install()
  const intern = await newIntern()
  const id = await giveClient(intern.id, { firstName: 'Mary', lastName: 'Jackson' })
  await signIn(page, intern.email)
  await records(page).getByRole('button', { name: 'Edit Mary Jackson' }).click()
  await dialog(page).getByLabel('Note').focus()
  await takeAway(id, await newIntern())
  await comeBack(page)
  await expect(dialog(page).getByRole('alert')).toHaveText(NOT_YOURS)
  await expect(dialog(page).getByRole('form')).toHaveCount(0)
  await expect(dialog(page).getByRole('heading', { name: 'Edit Client' })).toBeFocused()
})

test('what was typed of a client that is taken away stays to be read, and is said to be of none', async ({ page }) => {
  await page.clock.install()
  const intern = await newIntern()
  const id = await giveClient(intern.id, { firstName: 'Mary', lastName: 'Jackson' })
  await signIn(page, intern.email)
  await records(page).getByRole('button', { name: 'Edit Mary Jackson' }).click()
  await dialog(page).getByLabel('Note').fill('Called back.')
  await takeAway(id, await newIntern())
  await comeBack(page)
  await expect(dialog(page).getByRole('alert')).toHaveText(NOT_YOURS)
  await expect(dialog(page).getByLabel('Note')).toHaveValue('Called back.')
  await expect(dialog(page).getByLabel('Note')).toBeFocused()
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
