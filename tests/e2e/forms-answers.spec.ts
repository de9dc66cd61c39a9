/** How a public form handles an answer that is lost, broken or a refusal: spec sections 4 and 5; decisions "Forms". */
import type { Page } from '@playwright/test'
import { forgetLimits, submissionsFrom } from '../support/browser/database.ts'
import { button, contact, expectThanks, loan, membership, newEmail, open } from '../support/browser/fillings.ts'
import { stands } from '../support/browser/said.ts'
import { expect, test } from '../support/browser/test.ts'

test.use({ expectedProblems: /status of (422|503)|ERR_FAILED/ })
test.beforeEach(() => forgetLimits())

test.describe('when the answer is lost after the row was stored', () => {
  const loseFirstAnswer = (page: Page) =>
    page.route('**/api/forms/loan', async (route) => { await route.fetch(); await route.abort() }, { times: 1 })

  test('the same values again are the same row, even after a reload', async ({ page }) => {
    const email = newEmail()
    await loseFirstAnswer(page)
    await open(page, loan)
    await loan.fill(page, email)
    await button(page, loan).click()
    await expect(page.getByRole('alert')).toHaveText(loan.failure)
    await page.reload()
    await open(page, loan)
    await expect(page.getByLabel('Reason for loan')).toHaveValue('A second oven.')
    await button(page, loan).click()
    await expectThanks(page, loan)
    expect(await submissionsFrom(email)).toHaveLength(1)
  })

  test('a correction is stored as well: nothing that was sent is lost', async ({ page }) => {
    const email = newEmail()
    await loseFirstAnswer(page)
    await open(page, loan)
    await loan.fill(page, email)
    await button(page, loan).click()
    await expect(page.getByRole('alert')).toHaveText(loan.failure)
    await page.getByLabel(/^Amount in /).fill('9000')
    await button(page, loan).click()
    await expectThanks(page, loan)
    expect((await submissionsFrom(email)).map((row) => row.data.Amount)).toEqual([8000, 9000])
  })
})

test('a server that can’t reach its records says so in words, beside the stated text', async ({ page }) => {
  const words = 'We can’t reach our records right now. Please try again in a minute.'
  await page.route('**/api/forms/loan', (route) => route.fulfill({ status: 503, json: { error: words, errors: [{ message: words }] } }))
  await open(page, loan)
  await loan.fill(page, newEmail())
  await button(page, loan).click()
  await expect(page.getByRole('alert')).toHaveText(loan.failure)
  await expect(stands(page, words)).toBeVisible()
})

test('a good answer that breaks off is a lost answer, and names no status', async ({ page }) => {
  await page.route('**/api/forms/membership', (route) => route.fulfill({ status: 200, contentType: 'application/json', body: '{"ok":' }))
  await open(page, membership)
  await membership.fill(page, newEmail())
  await button(page, membership).click()
  await expect(page.getByRole('alert')).toHaveText(membership.networkFailure!)
})

test('an answer that waits for money is no success: there is nothing to pay here', async ({ page }) => {
  await page.route('**/api/forms/membership', (route) => route.fulfill({ json: { resubmitKey: 'key', stripe: { paymentIntentClientSecret: 'secret' } } }))
  await open(page, membership)
  await membership.fill(page, newEmail())
  await button(page, membership).click()
  await expect(page.getByRole('alert')).toHaveText(membership.failure)
})

test('what the server finds wrong stands beside its field', async ({ page }) => {
  const errors = [{ message: 'Please choose your loan type', field: 'loanType', code: 'TYPE_TEXT' }]
  await page.route('**/api/forms/loan', (route) => route.fulfill({ status: 422, json: { error: 'x', errors } }))
  await open(page, loan)
  await loan.fill(page, newEmail())
  await button(page, loan).click()
  await expect(page.getByLabel('Loan type')).toHaveAccessibleDescription('Please choose your loan type')
  await expect(page.getByLabel('Loan type')).toBeFocused()
})

test('Enter that is held down sends once, also after a refusal; in a text it makes lines', async ({ page }) => {
  let sent = 0
  await page.route(`**/api/forms/${contact.id}`, (route) => { sent += 1; return route.fulfill({ status: 503, json: { error: 'x', errors: [] } }) })
  await open(page, contact)
  await contact.fill(page, newEmail())
  await page.getByLabel('Full name').focus()
  await page.keyboard.down('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await expect(button(page, contact)).toBeFocused()
  // The key is still held, so this is a repeat.
  await page.keyboard.down('Enter')
  await expect(button(page, contact)).toBeEnabled()
  expect(sent).toBe(1)
  await page.keyboard.up('Enter')
  await page.getByLabel('Message', { exact: true }).fill('')
  await page.keyboard.down('Enter')
  await page.keyboard.down('Enter')
  await expect(page.getByLabel('Message', { exact: true })).toHaveValue('\n\n')
})
