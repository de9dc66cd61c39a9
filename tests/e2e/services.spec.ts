/** The service pages: spec sections 2 and 9; decisions "Brand and configuration". */
import type { Locator } from '@playwright/test'
import { service } from '../support/content.ts'
import { schedulingUrl, servicePath } from '../support/firm.ts'
import { expect, test } from '../support/browser/test.ts'

/** The claim's parent element, which must contain the disclosure too. */
const besideIt = (claim: Locator) => claim.locator('xpath=..')

test('nothing promises a booking while no calendar is configured', async ({ page }) => {
  test.skip(schedulingUrl !== '', 'a calendar is configured')
  for (const path of ['/services', servicePath('consulting'), '/consultation']) {
    await page.goto(path)
    await expect(page.getByRole('main')).not.toContainText(/Book a|in the calendar|booked already/)
  }
  await page.goto(servicePath('consulting'))
  await page.getByRole('link', { name: 'Ask for a consultation' }).click()
  await expect(page.getByRole('heading', { name: 'Ask for a 30-minute consultation' })).toBeInViewport()
})

test('every service’s page leads back to all services, and the index presents the three with their pages', async ({ page }) => {
  for (const id of ['loan', 'investment', 'consulting', 'membership']) {
    await page.goto(servicePath(id))
    await expect(page.getByRole('main').getByRole('link', { name: 'All services' })).toHaveAttribute('href', '/services')
  }
  await page.goto('/services')
  for (const id of ['loan', 'investment', 'consulting']) await expect(page.getByRole('main').locator(`h2 a[href="${servicePath(id)}"]`)).toBeVisible()
})

test('the loan page states 0% interest with its two charges, its disclosure and its form', async ({ page }) => {
  await page.goto(servicePath('loan'))
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zero-interest community lending')
  await expect(main).toContainText('0% interest plus a borrowing cost and a default protection fee')
  await expect(besideIt(main.getByText('0%', { exact: true }))).toContainText('0% interest does not mean the loan is free.')
  for (const kind of ['Personal Loan', 'Business Loan', 'Salary Advance / Microcredit']) await expect(main.getByRole('heading', { level: 3, name: kind })).toBeVisible()
  await page.getByRole('link', { name: 'Apply for a Loan' }).click()
  const form = page.getByRole('region', { name: 'Apply for a Loan' })
  await expect(form.getByLabel(/^Amount in /)).toBeInViewport()
  await expect(form).toContainText('0% interest does not mean the loan is free.')
})

test('the questions open in place, by keyboard as well', async ({ page }) => {
  await page.goto(servicePath('loan'))
  const { title, text } = service('loan').questions.at(-1)!
  const answer = page.getByText(text, { exact: true })
  await expect(answer).toBeHidden()
  await page.locator('summary', { hasText: title }).focus()
  await page.keyboard.press('Enter')
  await expect(answer).toBeVisible()
})

test('the investment page states ROI and monthly updates beside the risk, four plans, and opens its form in place', async ({ page }) => {
  await page.goto(servicePath('investment'))
  const main = page.getByRole('main')
  await expect(main).toContainText('ROI of 8%-15%')
  await expect(main).toContainText('monthly updates')
  await expect(besideIt(main.getByText('8%-15%', { exact: true }))).toContainText('Capital is at risk')
  for (const plan of ['Real-Estate-Backed', 'Fixed-Term High-Yield', 'SME Growth', 'Transparent Ethical Tracked Returns'])
    await expect(main.getByRole('heading', { level: 3, name: plan })).toBeVisible()
  const amount = main.getByLabel(/^Amount in /)
  await expect(amount).toBeHidden()
  await page.getByRole('button', { name: 'Get Started Now' }).click()
  await expect(amount).toBeVisible()
})

test('the investment form opens and closes by keyboard', async ({ page }) => {
  await page.goto(servicePath('investment'))
  const opener = page.getByRole('button', { name: 'Get Started Now' })
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await opener.focus()
  await page.keyboard.press('Enter')
  await expect(opener).toHaveAttribute('aria-expanded', 'true')
  expect(await opener.evaluate((button) => getComputedStyle(button, '::after').content), 'a sign that it closes what it has opened').toContain('−')
  await expect(opener).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByLabel('Full name')).toBeFocused()
  await opener.focus()
  await page.keyboard.press('Space')
  await expect(page.getByLabel('Full name')).toBeHidden()
})

test('the address #invest opens the investment form, and so does the link to it, again and again', async ({ page }) => {
  await page.goto(`${servicePath('investment')}#invest`)
  const amount = page.getByLabel(/^Amount in /)
  await expect(amount).toBeVisible()
  await page.getByRole('button', { name: 'Get Started Now' }).click()
  await expect(amount).toBeHidden()
  await page.getByRole('link', { name: 'Choose a plan' }).click()
  await expect(amount).toBeVisible()
})

test('the consulting page has the four parts, the other services, the place of the calendar and the ways on', async ({ page }) => {
  await page.goto(servicePath('consulting'))
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Global mobility strategy and support')
  for (const part of ['Profile evaluation', 'Evidence mapping', 'Letter drafting', 'Documentation', 'Professional development', 'Personal branding'])
    await expect(main.getByRole('heading', { level: 3, name: part })).toBeVisible()
  await expect(page.getByRole('region', { name: 'a 30-minute consultation' })).toContainText(/dotted dates are booked/i)
  await expect(main.getByRole('link', { name: 'Contact Us Today' })).toHaveAttribute('href', '/contact')
  await expect(main.getByRole('link', { name: 'Track my application' }).first()).toHaveAttribute('href', '/track-my-application')
})
