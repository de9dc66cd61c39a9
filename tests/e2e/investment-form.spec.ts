/** The investment form, in its panel: spec sections 2 and 4; decisions "Forms". What every form does is in forms.spec.ts. */
import type { Page } from '@playwright/test'
import { stopClock } from '../support/browser/clock.ts'
import { forgetLimits } from '../support/browser/database.ts'
import { button, formOf, investment, newEmail, open, wake } from '../support/browser/fillings.ts'
import { hold } from '../support/browser/hold.ts'
import { expect, test } from '../support/browser/test.ts'

test.beforeEach(() => forgetLimits())
test.afterEach(({ page }) => page.clock.resume())

/** Sends the form, and stops the clock at its thanks. */
const thanked = async (page: Page) => {
  const release = await hold(page, `/api/forms/${investment.id}`)
  await button(page, investment).click()
  await expect(button(page, investment)).toHaveText(investment.busy)
  await stopClock(page)
  release()
  await expect(page.getByRole('status')).toBeFocused()
  await expect(page.getByRole('status')).toHaveText(investment.success)
}

test('opens in place, and closes itself after its thanks', async ({ page }) => {
  await page.clock.install()
  await page.goto(investment.path.replace('#invest', ''))
  const form = formOf(page, investment)
  await expect(form).toBeHidden()
  // A double click doesn't close it again.
  await page.getByRole('button', { name: 'Get Started Now' }).dblclick()
  await expect(form).toBeVisible()
  await wake(page, investment)
  await investment.fill(page, newEmail())
  await thanked(page)
  await page.clock.runFor(2000)
  await expect(form).toBeHidden()
  await expect(page.getByRole('button', { name: 'Get Started Now' })).toBeFocused()
})

test('calls nobody back who has gone on before it closes', async ({ page }) => {
  await page.clock.install()
  await open(page, investment)
  await investment.fill(page, newEmail())
  await thanked(page)
  const search = page.getByRole('link', { name: 'Search' }).first()
  await search.focus()
  await page.clock.runFor(2000)
  await expect(formOf(page, investment)).toBeHidden()
  await expect(search).toBeFocused()
})

test.describe('closed while it is sent', () => {
  test.use({ expectedProblems: /status of 500/ })

  for (const [outcome, said] of [['taken', investment.success], ['refused', investment.failure]] as const)
    test(`opens to say that it was ${outcome}`, async ({ page }) => {
      await page.clock.install()
      if (outcome === 'refused') await page.route(`**/api/forms/${investment.id}`, (route) => route.fulfill({ status: 500, body: '' }))
      await open(page, investment)
      await investment.fill(page, newEmail())
      const release = await hold(page, `/api/forms/${investment.id}`)
      await button(page, investment).click()
      await expect(button(page, investment)).toHaveText(investment.busy)
      await page.getByRole('button', { name: 'Get Started Now' }).click()
      await expect(formOf(page, investment)).toBeHidden()
      await stopClock(page)
      release()
      await expect(page.getByText(said, { exact: true })).toBeInViewport()
    })
})
