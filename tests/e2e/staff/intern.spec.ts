/** /intern/dashboard: spec sections 2 to 5, 8 and 9; decisions "Tracking and clients"; docs/decisions/clients.md. */
import type { Page } from '@playwright/test'
import { barriers } from '../../support/browser/axe.ts'
import { query } from '../../support/browser/database.ts'
import { hold } from '../../support/browser/hold.ts'
import { add, dialog, fillIn, form, records } from '../../support/browser/intern-page.ts'
import { giveClient, newIntern, signIn } from '../../support/browser/interns.ts'
import { painted } from '../../support/browser/painted.ts'
import { toasted } from '../../support/browser/said.ts'
import { expect, test } from '../../support/browser/test.ts'
import { translate } from '../../support/browser/translated.ts'

test.use({ reducedMotion: 'reduce' })

const count = (page: Page) => page.locator('.total-clients')

test('a first client is added: stated messages, a warning where age and birthday disagree, and the list and count follow', async ({ page }) => {
  await signIn(page, (await newIntern()).email)
  await expect(records(page)).toContainText('No clients found. Add your first client above.')
  await expect(count(page)).toHaveText(/0$/)

  await form(page).getByLabel('Age').fill('abc')
  await form(page).getByLabel('Age').blur()
  await expect(form(page).getByLabel('Age')).toHaveValue('0')
  await add(page).click()
  for (const message of ['First name is required', 'Last name is required', 'Age must be at least 1', 'Status is required', 'Date of birth must be in YYYY-MM-DD format'])
    await expect(form(page).getByText(message, { exact: true })).toBeVisible()
  await expect(form(page).getByLabel('First name')).toBeFocused()
  expect(await form(page).getByLabel('Status').locator('option').allTextContents())
    .toEqual(['Please choose', 'Petition write-up', 'Evidence Mapping', 'Supporting Document', 'Review & Quality check', 'Submission Readiness'])

  const letGo = await hold(page, '/api/users/create-client')
  await fillIn(page, { age: '121' })
  await add(page).click()
  await expect(form(page).getByText('Age must be less than 120')).toBeVisible()
  await expect(form(page).getByText('First name is required')).toBeHidden()
  await form(page).getByLabel('Age').fill('80')
  await expect(form(page).getByText(/^By this date of birth the age is \d+\.$/)).toBeVisible()
  // The alert disappears with the last field's message.
  await expect(form(page).getByText('Age must be less than 120')).toBeHidden()
  await expect(form(page).locator('.notice-alert')).toBeHidden()
  await page.keyboard.press('Enter')
  // The fields are inert while it is sent: what is typed now would be lost when they are cleared.
  await expect(form(page).getByRole('button', { name: 'Adding Client...' })).toBeFocused()
  await form(page).getByLabel('Middle name').focus()
  await page.keyboard.type('Helen')
  await expect(form(page).getByLabel('Middle name')).toHaveValue('')
  letGo()

  await expect(toasted(page, 'success', 'Client added successfully')).toBeVisible()
  await expect(page.getByText(/^Age and date of birth disagree\./)).toBeVisible()
  await expect(records(page).getByRole('columnheader')).toHaveText(['Name', 'Age', 'Status', 'Date of Birth', 'Actions'])
  await expect(records(page).getByRole('row', { name: /Beatrix Potter/ })).toContainText('December 10, 1990')
  await expect(records(page).getByRole('row', { name: /Beatrix Potter/ })).toContainText('80')
  await expect(count(page)).toHaveText(/1$/)
  await expect(form(page).getByLabel('First name')).toHaveValue('')
  await expect(form(page).getByLabel('First name')).toBeFocused()
})

test('on a page that the browser has translated the status that is chosen is the status that is saved', async ({ page }) => {
  const intern = await newIntern()
  await signIn(page, intern.email)
  await fillIn(page)
  await translate(page, ' (traducido)')
  await form(page).getByLabel('Status').selectOption({ index: 1 })
  await form(page).getByLabel('First name').press('Enter')
  await expect(page.getByText('Client added successfully')).toBeVisible()
  expect(await query('select status from clients where owner_id = $1', [intern.id])).toEqual([{ status: 'Petition write-up' }])
})

test('by keyboard alone: a client is edited with a note, the history tells of it, and the focus comes back', async ({ page }) => {
  const intern = await newIntern()
  const id = await giveClient(intern.id, { firstName: 'Grace', middleName: 'Brewster', lastName: 'Hopper', status: 'Approved' })
  await signIn(page, intern.email)
  const edit = records(page).getByRole('button', { name: 'Edit Grace Brewster Hopper' })
  await edit.focus()
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('heading', { name: 'Edit Client' })).toBeFocused()
  // A status that only an admin can set is an option while the client has it.
  await expect(dialog(page).getByLabel('Status')).toHaveValue('Approved')
  await expect(dialog(page).getByRole('listitem')).toHaveText([/Approved/])
  await dialog(page).getByLabel('Status').selectOption('Submission Readiness')
  await dialog(page).getByLabel('Note').fill('The notice was withdrawn.')
  await dialog(page).getByLabel('First name').focus()
  const letGo = await hold(page, '/api/users/client/*', 'PUT')
  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('button', { name: 'Saving...' })).toBeFocused()
  await dialog(page).getByLabel('Note').focus()
  await page.keyboard.type('Lost.')
  await expect(dialog(page).getByLabel('Note')).toHaveValue('The notice was withdrawn.')
  letGo()
  await expect(toasted(page, 'success', 'Client updated successfully')).toBeVisible()
  expect(await query('select middle_name from clients where id = $1', [id])).toEqual([{ middle_name: 'Brewster' }])
  await expect(dialog(page)).toBeHidden()
  await expect(edit).toBeFocused()
  await expect(records(page)).toContainText('Submission Readiness')

  await page.keyboard.press('Enter')
  await expect(dialog(page).getByRole('listitem').first()).toContainText('Submission Readiness')
  await expect(dialog(page).getByRole('listitem').first()).toContainText('The notice was withdrawn.')
  await expect(dialog(page).getByRole('listitem').first()).toContainText(intern.email)
  await page.keyboard.press('Escape')
  await expect(edit).toBeFocused()
})

test('on a phone everything is in reach, and axe has nothing to complain of', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const intern = await newIntern()
  await giveClient(intern.id, { firstName: 'Oluwaseun', lastName: 'Adebayo-Williams', status: 'Review & Quality check' })
  await signIn(page, intern.email)
  const edit = records(page).getByRole('button', { name: 'Edit Oluwaseun Adebayo-Williams' })
  await expect(edit).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await barriers(page)).toEqual([])
  await edit.click()
  await expect(dialog(page).getByRole('listitem')).toHaveCount(1)
  expect(await dialog(page).locator('.sheet').evaluate((element) => element.scrollWidth <= element.clientWidth)).toBe(true)
  expect(await barriers(page)).toEqual([])
  // In forced colours, which replace backgrounds, an outline separates the dialog from the page.
  await page.emulateMedia({ forcedColors: 'active' })
  expect(await dialog(page).evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
  await page.emulateMedia({ forcedColors: 'none' })
})

test('a dialog that has been open is no step for Back; one that is open is one', async ({ page }) => {
  const intern = await newIntern()
  for (const firstName of ['Ada', 'Grace']) await giveClient(intern.id, { firstName, lastName: 'Hopper' })
  await signIn(page, intern.email)
  await page.goto('/intern/security')
  await page.goto('/intern/dashboard')
  for (const firstName of ['Ada', 'Grace', 'Ada']) {
    await records(page).getByRole('button', { name: `Edit ${firstName} Hopper` }).click()
    await expect(dialog(page).getByLabel('First name')).toHaveValue(firstName)
    await expect(page).toHaveURL(/edit=/)
    await page.keyboard.press('Escape')
    // The next one is opened at once, before the browser has gone back.
  }
  await expect(dialog(page)).toHaveCount(0)
  await expect(records(page).getByRole('button', { name: 'Edit Ada Hopper' })).toBeFocused()
  await expect(page).toHaveURL(/\/intern\/dashboard$/)
  await records(page).getByRole('button', { name: 'Edit Ada Hopper' }).click()
  await expect(page).toHaveURL(/edit=/)
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(/\/intern\/security$/)
})

test('whoever has gone on to search while a client is being added goes on searching', async ({ page }) => {
  const intern = await newIntern()
  await signIn(page, intern.email)
  await fillIn(page)
  const letGo = await hold(page, '/api/users/create-client')
  await add(page).click()
  const search = page.getByRole('searchbox')
  await search.focus()
  await page.keyboard.type('Po')
  letGo()
  await expect(page.getByText('Client added successfully')).toBeVisible()
  await page.keyboard.type('tter')
  await expect(search).toHaveValue('Potter')
  await expect(form(page).getByLabel('First name')).toHaveValue('')
})

test('the second click of a double one does not close the dialog that the first has opened', async ({ page }) => {
  const intern = await newIntern()
  await giveClient(intern.id, { firstName: 'Grace', lastName: 'Hopper' })
  await signIn(page, intern.email)
  await records(page).getByRole('button', { name: 'Edit Grace Hopper' }).click()
  await expect(dialog(page)).toBeVisible()
  // The mouse hasn't moved, and is now over the backdrop.
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  await painted(page)
  await expect(dialog(page)).toBeVisible()
  await page.mouse.down()
  await page.mouse.up()
  await expect(dialog(page)).toBeHidden()
})

test('Enter that is held down saves once, and does not open anew what it has saved', async ({ page }) => {
  const intern = await newIntern()
  await giveClient(intern.id, { firstName: 'Grace', lastName: 'Hopper' })
  await signIn(page, intern.email)
  const edit = records(page).getByRole('button', { name: 'Edit Grace Hopper' })
  await edit.click()
  await dialog(page).getByLabel('Note').fill('The notice was withdrawn.')
  await dialog(page).getByLabel('First name').focus()
  await page.keyboard.down('Enter')
  await expect(edit).toBeFocused()
  await expect(dialog(page)).toHaveCount(0)
  // Still held.
  await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await painted(page)
  await expect(page).toHaveURL(/\/intern\/dashboard$/)
  await expect(dialog(page)).toHaveCount(0)
})

test('a client that has been saved is not saved again by a press on the dialog that is just closing', async ({ page }) => {
  const intern = await newIntern()
  const id = await giveClient(intern.id, { firstName: 'Grace', lastName: 'Hopper' })
  await signIn(page, intern.email)
  await records(page).getByRole('button', { name: 'Edit Grace Hopper' }).click()
  await dialog(page).getByLabel('Note').fill('The notice was withdrawn.')
  // The dialog closes when the browser has gone back, which is delayed here as in a slow browser.
  await page.evaluate(() => {
    const back = history.back.bind(history)
    history.back = () => { Object.assign(window, { back }) }
  })
  const asked = (method: string) => page.waitForResponse((response) => response.request().method() === method && response.url().endsWith(id))
  const [saved, lookedAtAgain] = [asked('PUT'), asked('GET')]
  await dialog(page).getByRole('button', { name: 'Save changes' }).press('Enter')
  await saved
  await page.waitForFunction(() => 'back' in window)
  await page.keyboard.press('Enter')
  await (await lookedAtAgain).finished()
  await expect(dialog(page).getByRole('listitem')).toHaveCount(2)
  // The dialog doesn't say that somebody else has saved the client.
  await expect(dialog(page).getByRole('alert')).toHaveCount(0)
  await page.evaluate(() => (window as unknown as { back: () => void }).back())
  await expect(dialog(page)).toHaveCount(0)
  await expect(toasted(page, 'success', 'Client updated successfully')).toBeVisible()
  await expect(toasted(page, 'error', 'Failed to update client')).toHaveCount(0)
  expect(await query('select version from clients where id = $1', [id])).toEqual([{ version: 2 }])
})
