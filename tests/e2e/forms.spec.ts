/** What every public form does after its button is pressed: spec sections 4, 5, 8 and 9; decisions "Forms". */
import type { Page } from '@playwright/test'
import { stopClock } from '../support/clock.ts'
import { forgetLimits, submissionsFrom } from '../support/database.ts'
import { button, expectThanks, fillings, formOf, investment, loan, membership, newEmail, noteThanks, open } from '../support/fillings.ts'
import { hold } from '../support/hold.ts'
import { stands } from '../support/said.ts'
import { expect, test } from '../support/test.ts'

test.use({ expectedProblems: /status of (422|429|500|503)|ERR_(FAILED|CONNECTION|INTERNET)/ })
test.beforeEach(() => forgetLimits())

for (const filling of fillings) {
  const endpoint = `**/api/forms/${filling.id}`

  test.describe(`the form ${filling.id}`, () => {
    test('says that it is sending, then its thanks for as long as stated, and is empty again', async ({ page }) => {
      const email = newEmail()
      await page.clock.install()
      const release = await hold(page, `/api/forms/${filling.id}`)
      await open(page, filling)
      await filling.fill(page, email)
      await formOf(page, filling).locator('[name="email"]').press('Enter')
      await expect(button(page, filling)).toHaveText(filling.busy)
      await expect(button(page, filling)).toBeDisabled()
      // The fields rest meanwhile: whoever sent it by a key is where it says so.
      await expect(button(page, filling)).toBeFocused()
      await page.keyboard.press('Enter')
      await stopClock(page)
      release()
      const status = page.getByRole('status')
      await expect(status).toHaveText(filling.success)
      if (filling.seconds) {
        await expect(formOf(page, filling)).toBeVisible({ visible: !filling.id.startsWith('career') })
        await expect(status).toBeFocused()
        await page.clock.runFor(filling.seconds * 1000 - 100)
        await expect(status).toHaveText(filling.success)
        await page.clock.runFor(200)
        await expect(page.getByText(filling.success)).toHaveCount(0)
        await expect(page.locator(':focus')).toBeInViewport()
        await expect(page.locator(':focus')).toHaveText(/\S/)
        await expect(formOf(page, filling)).toBeVisible({ visible: filling.id !== 'investment' })
      }
      await expect(formOf(page, filling).locator('[name="email"]')).toHaveValue('')
      expect(await submissionsFrom(email)).toHaveLength(1)
      await page.clock.resume()
    })

    test('keeps what was typed when the server fails, and says so', async ({ page }) => {
      await page.route(endpoint, (route) => route.fulfill({ status: 500, json: { error: 'x', errors: [{ message: 'x' }] } }))
      const email = newEmail()
      await open(page, filling)
      await filling.fill(page, email)
      await button(page, filling).click()
      await expect(page.getByRole('alert')).toHaveText(filling.failure)
      await expect(formOf(page, filling).locator('[name="email"]')).toHaveValue(email)
      await expect(button(page, filling)).toBeFocused()
    })

    test('sends again with one click after the network failed, and makes one row', async ({ page }) => {
      await page.route(endpoint, (route) => route.abort(), { times: 1 })
      const email = newEmail()
      await open(page, filling)
      await filling.fill(page, email)
      await button(page, filling).click()
      await expect(page.getByRole('alert')).toHaveText(filling.networkFailure ?? filling.failure)
      await button(page, filling).click()
      await expectThanks(page, filling)
      expect(await submissionsFrom(email)).toHaveLength(1)
    })

    test('makes one row of a double click', async ({ page }) => {
      const email = newEmail()
      await open(page, filling)
      await filling.fill(page, email)
      await button(page, filling).dblclick()
      await expectThanks(page, filling)
      await expect(formOf(page, filling).locator('[aria-invalid]')).toHaveCount(0)
      expect(await submissionsFrom(email)).toHaveLength(1)
    })
  })
}

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
    await page.getByLabel('Amount in US dollars').fill('9000')
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

test('what the server finds wrong stands beside its field', async ({ page }) => {
  const errors = [{ message: 'Please choose: loan type', field: 'loanType', code: 'TYPE_TEXT' }]
  await page.route('**/api/forms/loan', (route) => route.fulfill({ status: 422, json: { error: 'x', errors } }))
  await open(page, loan)
  await loan.fill(page, newEmail())
  await button(page, loan).click()
  await expect(page.getByLabel('Loan type')).toHaveAccessibleDescription('Please choose: loan type')
  await expect(page.getByLabel('Loan type')).toBeFocused()
})

/** Keeps the form's island asleep until the answer is called. */
const holdIsland = (page: Page) => hold(page, '/_astro/FormIsland*.js')

test('what was typed before the island woke is still there after', async ({ page }) => {
  const release = await holdIsland(page)
  await page.goto(loan.path)
  await loan.fill(page, 'early@test.example')
  release()
  await expect(page.locator('astro-island:has(form)')).not.toHaveAttribute('ssr', '')
  await expect(page.getByLabel('Loan type')).toHaveValue('Business Loan')
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue('early@test.example')
})

test('a submit before the island woke is answered once it has, right or wrong', async ({ page }) => {
  const release = await holdIsland(page)
  const email = newEmail()
  await noteThanks(page)
  await page.goto(loan.path)
  await page.getByLabel('Email', { exact: true }).fill(email)
  await button(page, loan).click()
  release()
  await expect(page.getByLabel('Full name')).toHaveAccessibleDescription('Please fill in: full name')
  await loan.fill(page, email)
  await button(page, loan).click()
  await expectThanks(page, loan)
  expect(await submissionsFrom(email)).toHaveLength(1)
})

test('what the browser has sent by itself after ten seconds is not sent once more by an island that wakes meanwhile', async ({ page }) => {
  const email = newEmail()
  await page.clock.install()
  const wake = await holdIsland(page)
  const arrive = await hold(page, `/api/forms/${loan.id}`, 'POST')
  // A page that is being left can't be looked at: it has to say so itself.
  await page.addInitScript(() => document.addEventListener('form:awake', () => console.debug('awake')))
  const awake = page.waitForEvent('console', (message) => message.text() === 'awake')
  await page.goto(loan.path)
  await loan.fill(page, email)
  await button(page, loan).click()
  const sent = page.waitForRequest(`**/api/forms/${loan.id}`)
  await page.clock.fastForward(10_000)
  await sent
  wake()
  await awake
  arrive()
  await expect(page).toHaveURL(/\/thanks/)
  expect(await submissionsFrom(email)).toHaveLength(1)
})

test('amounts keep to their least and their steps', async ({ page }) => {
  const amount = page.getByLabel('Amount in US dollars')
  for (const [filling, wrong, message] of [
    [loan, '5500', 'Please enter an amount of at least 5000, in steps of 1000'],
    [investment, '50', 'Please enter an amount of at least 100, in steps of 100'],
  ] as const) {
    await open(page, filling)
    await filling.fill(page, newEmail())
    await amount.fill(wrong)
    await button(page, filling).click()
    await expect(amount).toHaveAccessibleDescription(new RegExp(message))
  }
})
