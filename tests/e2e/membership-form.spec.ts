/** The membership form and its plan: spec sections 2, 5 and 8; decisions "Forms". What every form does is in forms.spec.ts. */
import type { Page } from '@playwright/test'
import { forgetLimits } from '../support/browser/database.ts'
import { button, formOf, membership, newEmail, open, wake } from '../support/browser/fillings.ts'
import { stands } from '../support/browser/said.ts'
import { expect, test } from '../support/browser/test.ts'
import { MADE_ANEW, translate } from '../support/browser/translated.ts'

test.beforeEach(() => forgetLimits())

const plan = (page: Page) => page.getByLabel('Plan', { exact: true })

test('has the plan chosen that its address names, before and after its island wakes', async ({ page }) => {
  for (const [query, chosen] of [['', 'Professional'], ['?plan=Essential', 'Essential'], ['?plan=Enterprise', 'Enterprise'], ['?plan=%20eNTERPRISE', 'Enterprise'], ['?plan=Gold', 'Professional']] as const) {
    await page.goto(membership.path + query)
    await expect(plan(page), query).toHaveValue(chosen)
    await wake(page, membership)
    await expect(plan(page), query).toHaveValue(chosen)
  }
})

test.describe('translated by the browser', () => {
  test.use({ expectedProblems: MADE_ANEW })

  test('keeps the plan that the address names, as what a reset returns to', async ({ page }) => {
    await page.goto(`${membership.path}?plan=Enterprise`)
    await translate(page)
    await wake(page, membership)
    await expect(plan(page)).toHaveValue('Enterprise')
    await formOf(page, membership).evaluate((form: HTMLFormElement) => form.reset())
    await expect(plan(page)).toHaveValue('Enterprise')
  })
})

test('asks for name and email in one sentence', async ({ page }) => {
  await open(page, membership)
  await button(page, membership).click()
  await expect(stands(page, 'Please provide your name and email.')).toHaveCount(1)
  await page.getByLabel('Full name').fill('Ada')
  await expect(page.getByLabel('Email', { exact: true })).toHaveAccessibleDescription('Please provide your name and email.')
})

test('keeps the plan after success', async ({ page }) => {
  await open(page, { ...membership, path: `${membership.path}?plan=Essential` })
  await membership.fill(page, newEmail())
  await button(page, membership).click()
  await expect(page.getByRole('status')).toHaveText(membership.success)
  await expect(page.getByLabel('Full name')).toHaveValue('')
  await expect(plan(page)).toHaveValue('Essential')
})
