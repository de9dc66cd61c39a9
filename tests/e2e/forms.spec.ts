/** What every public form does after its button is pressed: spec sections 4, 5, 8 and 9; decisions "Forms". A network that fails: cut-connections.spec.ts. */
import { money } from '#contracts/forms/fields.ts'
import { allForms } from '#contracts/forms/registry.ts'
import { stopClock } from '../support/browser/clock.ts'
import { forgetLimits, submissionsFrom } from '../support/browser/database.ts'
import { application, button, expectThanks, fillings, formOf, investment, loan, newEmail, open, valuesOf } from '../support/browser/fillings.ts'
import { hold } from '../support/browser/hold.ts'
import { expect, test } from '../support/browser/test.ts'

test.use({ expectedProblems: /status of 500/ })
test.beforeEach(() => forgetLimits())

test('every form that takes answers is filled in below; the one that asks for a resume in resume.spec.ts', () => {
  expect([...fillings, application].map(({ id }) => id).sort()).toEqual(allForms.filter(({ closed }) => !closed).map(({ id }) => id).sort())
})

for (const filling of fillings) {
  const endpoint = `**/api/forms/${filling.id}`

  test.describe(`the form ${filling.id}`, () => {
    test('says that it is sending, then its thanks for as long as stated, and is empty again', async ({ page }) => {
      const email = newEmail()
      await page.clock.install()
      const release = await hold(page, `/api/forms/${filling.id}`)
      await open(page, filling)
      const empty = await valuesOf(page, filling)
      await filling.fill(page, email)
      await formOf(page, filling).locator('[name="email"]').press('Enter')
      await expect(button(page, filling)).toHaveText(filling.busy)
      await expect(button(page, filling)).toBeDisabled()
      // The fields are inert while it is sent: after Enter in a field the focus is on the button, which says so.
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
      expect(empty.email).toBe('')
      await expect.poll(() => valuesOf(page, filling)).toEqual(empty)
      expect(await submissionsFrom(email)).toHaveLength(1)
      await page.clock.resume()
    })

    test('keeps what was typed when the server fails, and says so; then makes one row of a double click', async ({ page }) => {
      await page.route(endpoint, (route) => route.fulfill({ status: 500, json: { error: 'x', errors: [{ message: 'x' }] } }), { times: 1 })
      const email = newEmail()
      await open(page, filling)
      await filling.fill(page, email)
      await button(page, filling).click()
      await expect(page.getByRole('alert')).toHaveText(filling.failure)
      await expect(formOf(page, filling).locator('[name="email"]')).toHaveValue(email)
      await expect(button(page, filling)).toBeFocused()
      await button(page, filling).dblclick()
      await expectThanks(page, filling)
      await expect(formOf(page, filling).locator('[aria-invalid="true"]')).toHaveCount(0)
      expect(await submissionsFrom(email)).toHaveLength(1)
    })
  })
}

test('amounts keep to their least and their steps', async ({ page }) => {
  const amount = page.getByLabel(/^Amount in /)
  for (const [filling, ...faults] of [
    // “5e” is not a number to the browser, so the form gets an empty value.
    [loan, ['5500', `Please round the amount to a multiple of ${money(1000)}`], ['5e', 'Please enter an amount, such as 5000']],
    [investment, ['1e300', `The largest amount is ${money(1_000_000_000)}`], ['50', `The smallest amount is ${money(100)}`]],
  ] as const) {
    await open(page, filling)
    await filling.fill(page, newEmail())
    for (const [wrong, message] of faults) {
      await amount.clear()
      await amount.pressSequentially(wrong)
      await button(page, filling).click()
      await expect(amount).toHaveAccessibleDescription(new RegExp(`or more, in steps of .*${message.replaceAll('$', '\\$')}`))
    }
  }
})

test('a field that one walks back to, half beneath the bar, comes out with its label', async ({ page }) => {
  await open(page, loan)
  const email = page.getByLabel('Email', { exact: true })
  const label = formOf(page, loan).locator('label', { hasText: 'Email' })
  const top = (element: Element) => element.getBoundingClientRect().top
  await page.getByLabel(/^Amount in /).focus()
  await email.evaluate((field) => { scrollBy(0, field.getBoundingClientRect().top - 80) })
  expect(await email.evaluate(top)).toBeCloseTo(80, -1)
  await page.keyboard.press('Shift+Tab')
  await expect(email).toBeFocused()
  const bar = await page.getByRole('banner').evaluate((header) => header.getBoundingClientRect().bottom)
  await expect.poll(() => label.evaluate(top)).toBeGreaterThan(bar)
})

test('a large field that one comes to by Tab, at the foot of a laptop’s window, is seen whole', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 600 })
  await open(page, { id: 'career-loan-officer', path: '/careers/loan-officer' })
  const letter = page.getByLabel('Cover letter')
  await page.getByLabel('Full name').focus()
  for (let i = 0; i < 5; i += 1) await page.keyboard.press('Tab')
  await expect(letter).toBeFocused()
  await expect(letter).toBeInViewport({ ratio: 1 })
})
