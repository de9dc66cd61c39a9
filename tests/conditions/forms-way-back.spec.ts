/** A public form on a page that the browser has kept, on the way back to it: docs/decisions/submissions.md. */
import type { Page } from '@playwright/test'
import { forgetLimits } from '../support/browser/database.ts'
import { button, contact, expectThanks, newEmail, open, valuesOf } from '../support/browser/fillings.ts'
import { expect } from '../support/browser/test.ts'
import { test, wayBack } from '../support/browser/way-back.ts'

test.beforeEach(() => forgetLimits())

/** Sends the form's draft from a later page of the tab, and goes back to the form's first page. */
const sendLaterAndComeBack = async (page: Page) => {
  await page.goto('/about-us')
  await open(page, contact)
  await button(page, contact).click()
  await expectThanks(page, contact)
  await wayBack(page, '/about-us')
  await wayBack(page, contact.path)
}

test('what was sent from a later page of the tab does not stand there as if it had yet to be sent', async ({ page }) => {
  await open(page, contact)
  const empty = await valuesOf(page, contact)
  await contact.fill(page, newEmail())
  await sendLaterAndComeBack(page)
  expect(await valuesOf(page, contact)).toEqual(empty)
})

test('what was typed on a later page of the tab stands there, and is not lost by what is typed next', async ({ page }) => {
  await open(page, contact)
  await contact.fill(page, newEmail())
  await page.goto('/about-us')
  await open(page, contact)
  const message = page.getByLabel('Message', { exact: true })
  await message.fill('Thank you very much.\nYours, Ada')
  await wayBack(page, '/about-us')
  await wayBack(page, contact.path)
  await expect(message).toHaveValue('Thank you very much.\nYours, Ada')
})

test.describe('after a try that failed', () => {
  test.use({ expectedProblems: /status of 503/ })

  test('nothing of it is said any more once it was sent from a later page of the tab', async ({ page }) => {
    await page.route('**/api/forms/contact', (route) => route.fulfill({ status: 503, json: { error: 'No', errors: [] } }), { times: 1 })
    await open(page, contact)
    await contact.fill(page, newEmail())
    await button(page, contact).click()
    await expect(page.getByText(contact.failure)).toBeVisible()
    await sendLaterAndComeBack(page)
    await expect(page.getByRole('alert')).toHaveCount(0)
  })
})
