/** Exporting a table as a file: docs/decisions/staff-tables.md. */
import { readFileSync } from 'node:fs'
import { open, rows } from '../../support/browser/admin-page.ts'
import { patienceOnClock, stopClock } from '../../support/browser/clock.ts'
import { hold } from '../../support/browser/hold.ts'
import { slowLine } from '../../support/browser/line.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ expectedProblems: /status of 401|ERR_FAILED/, reducedMotion: 'reduce' })

test('an export takes as long as its line needs, and is given up where that stands still', async ({ page }) => {
  await page.clock.install()
  await patienceOnClock(page)
  const line = await slowLine(page, '/api/admin/export/clients')
  await open(page)
  const exporting = page.locator('#clients').getByRole('button', { name: 'Export' })
  const preparing = page.getByText('Preparing Client Records as CSV')
  await expect(rows(page, 'Client Records')).toHaveCount(10)
  await stopClock(page)
  await exporting.click()
  await expect(preparing).toBeVisible()
  await page.clock.fastForward(29_000)
  await line.carry()
  await page.clock.fastForward(29_000)
  const file = page.waitForEvent('download')
  await line.carry()
  expect(readFileSync(await (await file).path(), 'utf8').trim().split('\n').length).toBeGreaterThan(20)

  await exporting.click()
  await line.carry()
  await page.clock.fastForward(31_000)
  await expect(page.getByText('The export failed. Please try again.')).toBeVisible()
  await page.clock.resume()
})

test('an export that fails is said also where its beginning has been dismissed', async ({ page }) => {
  await open(page)
  await page.route('**/api/admin/export/clients**', (route) => route.abort())
  const letGo = await hold(page, '/api/admin/export/clients**')
  await page.locator('#clients').getByRole('button', { name: 'Export' }).click()
  const preparing = page.locator('.toaster').getByText('Preparing Client Records as CSV')
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(preparing).toHaveCount(0)
  letGo()
  await expect(page.getByText('The export failed. Please try again.')).toBeVisible()
})

test('where a network asks for its own sign-in (401), a failure is said like any other, and nobody is signed out', async ({ page }) => {
  await open(page)
  await page.route(/\/api\/admin\/(?:export|add-user)/, (route) => route.fulfill({ status: 401, contentType: 'text/html', body: '<h1>Please sign in to the network</h1>' }))
  await page.locator('#clients').getByRole('button', { name: 'Export' }).click()
  await expect(page.getByText('The export failed. Please try again.')).toBeVisible()
  const intern = page.getByRole('form', { name: 'Add New Intern' })
  await intern.getByLabel('Email').fill('network@test.example')
  await intern.getByRole('button', { name: 'Add User' }).click()
  await expect(page.getByText('Failed to add user. Please try again.')).toBeVisible()
  await expect(page).toHaveURL('/admin/dashboard')
})
