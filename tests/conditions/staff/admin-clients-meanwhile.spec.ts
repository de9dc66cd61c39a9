/** Clients of /admin/dashboard that are saved by somebody else while a dialog is open, or whose save gets no answer: docs/decisions/clients.md. */
import type { Route } from '@playwright/test'
import { history, manage, openFor, problem, records } from '../../support/browser/admin-clients.ts'
import { comeBack, standStill } from '../../support/browser/clock.ts'
import { query } from '../../support/browser/database.ts'
import { hold } from '../../support/browser/hold.ts'
import { giveClient, newIntern, saveMeanwhile } from '../../support/browser/interns.ts'
import { loseAnswer } from '../../support/browser/lose-answer.ts'
import { painted } from '../../support/browser/painted.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ expectedProblems: /status of (400|404|409|422|500)|ERR_FAILED/, reducedMotion: 'reduce' })

test('of two who save at once, the second is told what has changed, overwrites nothing, and goes on with what they chose', async ({ page }) => {
  const intern = await newIntern()
  const id = await giveClient(intern.id, { firstName: 'Katherine', lastName: 'Johnson' })
  await standStill(page)
  await openFor(page, intern)
  await manage(page, 'Katherine Johnson').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Note').fill('Called back.')
  await saveMeanwhile(id, 'Pending', 'Johnson')
  await dialog.getByRole('button', { name: 'Save changes' }).click()

  await expect(page.getByText('Failed to update client')).toBeVisible()
  await expect(problem(page)).toContainText('Somebody else has saved this client in the meantime. Nothing was overwritten, and what you chose is still here.')
  await expect(problem(page)).toContainText('Status is now Pending; it was Evidence Mapping.')
  await expect(dialog.getByRole('button', { name: 'Save changes' })).toBeDisabled()
  await dialog.getByRole('button', { name: 'Load the current version, keep my changes' }).click()
  await expect(dialog.getByLabel('Status', { exact: true })).toHaveValue('Pending')
  await expect(dialog.getByLabel('Note')).toHaveValue('Called back.')
  await expect(dialog.getByRole('heading', { name: 'Katherine Johnson' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Client updated successfully')).toBeVisible()
  // The save has succeeded, so the earlier failure is no longer shown.
  await expect(page.getByText('Failed to update client')).toHaveCount(0)
  expect(await query('select status, version from clients where id = $1', [id])).toEqual([{ status: 'Pending', version: 3 }])
})

test('an intern from whom a client was taken meanwhile is not said to have it now', async ({ page }) => {
  const [intern, other] = [await newIntern(), await newIntern()]
  const id = await giveClient(intern.id, { firstName: 'Mary', lastName: 'Jackson' })
  await openFor(page, intern)
  await manage(page, 'Mary Jackson').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: `${intern.email} now` })).toBeChecked()
  await dialog.getByLabel('Note').fill('Called back.')
  await query('update clients set owner_id = $2, version = version + 1 where id = $1', [id, other.id])
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(problem(page)).toContainText(`Intern is now ${other.email}; it was ${intern.email}.`)
  await expect(dialog.getByRole('radio', { name: intern.email, exact: true })).toBeChecked()
  await dialog.getByRole('button', { name: 'Load the current version, keep my changes' }).click()
  await expect(dialog.getByRole('radio', { name: `${other.email} now` })).toBeChecked()
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
  await loseAnswer(page, `/api/admin/client/${id}`)
  await save.press('Enter')
  await expect(problem(page)).toContainText('This client has been saved as you have it here. Look at the history before you save it again.')
  await dialog.getByRole('button', { name: 'Load the current version, keep my changes' }).press('Enter')
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
  await dialog.getByRole('button', { name: 'Load the current version, keep my changes' }).click()
  await expect(dialog.getByLabel('Note')).toHaveValue('')
})

test('a client that has been erased when it is saved is said to be none, and leaves the table and the figures', async ({ page }) => {
  const intern = await newIntern()
  const id = await giveClient(intern.id, { firstName: 'Melba', lastName: 'Mouton' })
  await openFor(page, intern)
  await manage(page, 'Melba Mouton').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Note').fill('Called back.')
  await query('delete from clients where id = $1', [id])
  const counted = page.waitForRequest('**/api/admin/overview')
  await dialog.getByRole('button', { name: 'Save changes' }).press('Enter')
  await expect(problem(page)).toHaveText('There is no such client.')
  await expect(dialog.getByLabel('Note')).toHaveValue('Called back.')
  await counted
  await page.keyboard.press('Escape')
  await expect(manage(page, 'Melba Mouton')).toHaveCount(0)
  await expect(records(page)).toContainText('Nothing matches this search.')
  await expect(page.locator('#clients-heading')).toBeFocused()
})

test('a client that is gone stays gone where the line is lost afterwards', async ({ page }) => {
  const intern = await newIntern()
  const id = await giveClient(intern.id, { firstName: 'Evelyn', lastName: 'Boyd' })
  await page.clock.install()
  await openFor(page, intern)
  await manage(page, 'Evelyn Boyd').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Note')).toBeVisible()
  await query('delete from clients where id = $1', [id])
  await comeBack(page)
  await expect(dialog).toContainText('There is no such client.')
  let lost = 0
  page.on('requestfailed', (request) => { if (request.url().endsWith(id)) lost++ })
  await page.route(`**/api/admin/client/${id}`, (route) => route.abort())
  await comeBack(page)
  // A failed request is repeated once.
  await expect.poll(() => lost).toBe(2)
  await painted(page)
  await expect(dialog).toContainText('There is no such client.')
  await expect(dialog.getByLabel('Note')).toHaveCount(0)
})

test('who opened a client whose name was changed meanwhile is told where to look', async ({ page }) => {
  const intern = await newIntern()
  const id = await giveClient(intern.id, { firstName: 'Sophie', lastName: 'Germain' })
  await openFor(page, intern)
  await manage(page, 'Sophie Germain').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Note').fill('Called back.')
  await saveMeanwhile(id, 'Evidence Mapping', 'Leblanc')
  await dialog.getByRole('button', { name: 'Save changes' }).click()
  await expect(problem(page)).toContainText('Status and intern are as you opened them. Name, age and date of birth are shown above as they are now; a note is in the history.')
  await expect(dialog.getByRole('heading', { name: 'Sophie Leblanc' })).toBeVisible()
})

test('a failure leaves the focus where the next try is one key away', async ({ page }) => {
  const intern = await newIntern()
  const id = await giveClient(intern.id, { firstName: 'Annie', lastName: 'Easley' })
  await openFor(page, intern)
  await manage(page, 'Annie Easley').click()
  const dialog = page.getByRole('dialog')
  const save = dialog.getByRole('button', { name: 'Save changes' })
  await dialog.getByLabel('Note').fill('Called back.')
  // Only for PUT: after each failure the client is read again, at the same path.
  const answerSaves = (answer: (route: Route) => Promise<void>) => page.route(`**/api/admin/client/${id}`, (route) => (route.request().method() === 'PUT' ? answer(route) : route.fallback()))
  const refusal = (status: number, field?: string) => (route: Route) => route.fulfill({ status, json: { success: false, error: 'Refused', errors: [{ field, message: `Refused with ${status}` }] } })
  for (const [answer, words] of [[(route: Route) => route.abort(), 'No answer came'], [refusal(500), 'Refused with 500'], [refusal(409), 'Refused with 409']] as const) {
    await answerSaves(answer)
    await save.press('Enter')
    await expect(problem(page)).toContainText(words)
    await expect(save).toBeFocused()
  }
  await answerSaves(refusal(400, 'note'))
  await save.press('Enter')
  await expect(dialog.getByText('Refused with 400')).toBeVisible()
  await expect(dialog.getByLabel('Note')).toBeFocused()
  await answerSaves(refusal(422, 'user'))
  await save.press('Enter')
  await expect(dialog.getByRole('searchbox', { name: 'Search for another intern' })).toBeFocused()
  await expect(dialog.getByRole('searchbox')).toHaveAccessibleDescription('Refused with 422')
})
