/** The main job: what a visitor sends is a row in Postgres, and what is in Postgres a visitor can look up. */
import { randomUUID } from 'node:crypto'
import { forgetLimits, submissionsFrom } from '../support/database.ts'
import { button, contact, newEmail, open } from '../support/fillings.ts'
import { openedAMinuteAgo, openedJustNow, openedOnASlowLine } from '../support/tickets.ts'
import { expect, test } from '../support/test.ts'

const newAddress = () => `visitor-${randomUUID()}@example.com`

test.describe('the contact form', () => {
  test('stores a message and says thanks', async ({ page }) => {
    const email = newAddress()
    await openedAMinuteAgo(page, 'contact')
    await page.goto('/contact')
    await page.getByLabel('Full name').fill('Zoë 👩🏽‍🚀')
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('What is it about?').fill('Feedback')
    await page.getByRole('textbox', { name: 'Message' }).fill('Two lines,\nand “quotes”.')
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByText('Thanks for your message!')).toBeVisible()
    await expect(page.getByLabel('Full name')).toHaveValue('')
    expect(await submissionsFrom(email)).toEqual([
      { form_id: 'contact', spam: false, state: 'new', data: { name: 'Zoë 👩🏽‍🚀', email, query: 'Feedback', message: 'Two lines,\nand “quotes”.' } },
    ])
  })

  test('says beside the field what is missing, and stores nothing', async ({ page }) => {
    const email = newAddress()
    await page.goto('/contact')
    await page.getByLabel('Email').fill(email)
    await page.getByRole('button', { name: 'Send message' }).click()
    await expect(page.getByLabel('Full name')).toHaveAccessibleDescription(/Please enter your full name/)
    await expect(page.getByLabel('Email')).toHaveValue(email)
    expect(await submissionsFrom(email)).toEqual([])
  })

  for (const [line, opened, spam] of [['a quick line', openedJustNow, true], ['a slow line, whose ticket says less than its visitor’s time', openedOnASlowLine, false]] as const)
    test(`filled in faster than anyone can, by its ticket: over ${line} it is ${spam ? 'spam' : 'a message'}, and thanked for`, async ({ page }) => {
      const email = newEmail()
      await opened(page, 'contact')
      const ticket = page.waitForResponse('**/api/forms/contact/ticket')
      await open(page, contact)
      await ticket
      await contact.fill(page, email)
      await button(page, contact).click()
      await expect(page.getByText(contact.success)).toBeVisible()
      expect((await submissionsFrom(email)).map((row) => row.spam)).toEqual([spam])
    })
})

test.describe('tracking an application', () => {
  test.beforeEach(async () => { await forgetLimits() })

  test('finds Ada Byron and shows her status in a dialog', async ({ page }) => {
    await page.goto('/track-my-application')
    await page.getByLabel('First name').fill(' ada')
    await page.getByLabel('Date of birth').fill('1990-12-10')
    await page.getByRole('main').getByRole('button', { name: 'Track my application' }).click()
    const dialog = page.getByRole('dialog')
    for (const words of ['Approved', 'Ada', 'Byron']) await expect(dialog.getByText(words, { exact: true })).toBeVisible()
  })

  test('says that nothing was found, and finds one of two by the last name', async ({ page }) => {
    await page.goto('/track-my-application')
    await page.getByLabel('First name').fill('Maria')
    await page.getByLabel('Date of birth').fill('1992-04-12')
    await page.getByRole('main').getByRole('button', { name: 'Track my application' }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('No application data found')).toBeVisible()
    await dialog.getByLabel('Last name').fill('Santos')
    await dialog.getByRole('button', { name: 'Search again' }).click()
    await expect(page.getByRole('dialog').getByText('Pending', { exact: true })).toBeVisible()
  })
})
