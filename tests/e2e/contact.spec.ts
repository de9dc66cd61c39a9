/** The contact page and its form: spec sections 2, 4 and 5; decisions "Forms". */
import { site } from '#site/config.ts'
import { submissionsFrom } from '../support/browser/database.ts'
import { button, contact, formOf, newEmail, open, valuesOf } from '../support/browser/fillings.ts'
import { networks, phone, place } from '../support/firm.ts'
import { ANNOUNCER } from '../support/browser/said.ts'
import { expectWords, noteWords } from '../support/browser/seen.ts'
import { expect, test } from '../support/browser/test.ts'
import { openedAMinuteAgo, openedBeforeItsTicket, openedJustNow } from '../support/browser/tickets.ts'

test('names phone, email and address as far as the firm has them, and opens the social links in a new tab', async ({ page }) => {
  await page.goto('/contact')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us')
  const ways = page.getByRole('region', { name: 'Ways to reach us' })
  await expect(ways.locator('a[href^="tel:"]')).toHaveText(phone ? [phone] : [])
  if (phone) await expect(ways.getByRole('link', { name: phone })).toHaveAttribute('href', new RegExp(`^tel:\\+?\\d{0,3}${phone.replace(/\D/g, '')}$`))
  await expect(ways.getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`)
  await expect(ways).toContainText(place)
  await expect(ways.getByRole('list', { name: 'Social media' }).getByRole('link')).toContainText(networks.map(({ name }) => name))
  for (const { name, href } of networks) {
    await expect(ways.getByRole('link', { name })).toHaveAttribute('href', href)
    await expect(ways.getByRole('link', { name })).toHaveAttribute('target', '_blank')
  }
  await expect(page.getByRole('heading', { name: 'Send us a Message.' })).toBeVisible()
})

test('a message becomes a row in Postgres, is thanked for, and leaves an empty form', async ({ page }) => {
  const email = newEmail()
  await openedAMinuteAgo(page, 'contact')
  await open(page, contact)
  const empty = await valuesOf(page, contact)
  await contact.fill(page, email)
  await page.getByLabel('Full name').fill('Zoë 👩🏽‍🚀')
  await button(page, contact).click()
  await expect(page.getByRole('status')).toHaveText(contact.success)
  expect(await submissionsFrom(email)).toMatchObject([
    { form_id: 'contact', spam: false, state: 'new', data: { name: 'Zoë 👩🏽‍🚀', email, query: 'Feedback', message: 'Thank you.\nYours, Ada' } },
  ])
  await expect.poll(() => valuesOf(page, contact)).toEqual(empty)
  await expect(button(page, contact)).toBeEnabled()
})

test('says what is wrong with the field in which Enter was pressed, each time', async ({ page }) => {
  await noteWords(page, ANNOUNCER)
  await open(page, contact)
  await page.getByLabel('Full name').focus()
  const words = 'Please enter your full name'
  await page.keyboard.press('Enter')
  await expectWords(page, ANNOUNCER, words)
  await page.keyboard.press('Enter')
  await expectWords(page, ANNOUNCER, words, words)
})

test('works by keyboard alone, and the keyboard lands on what is wrong', async ({ page }) => {
  const email = newEmail()
  await open(page, contact)
  await page.getByLabel('Full name').focus()
  await page.keyboard.type('Ada Byron')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Email', { exact: true })).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('Feedback')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Thank you.')
  await page.keyboard.press('Tab')
  await expect(button(page, contact)).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('status')).toHaveText(contact.success)
  expect(await submissionsFrom(email)).toHaveLength(1)
})

test('says beside each field what is wrong, and takes it back once it is right', async ({ page }) => {
  await open(page, contact)
  await button(page, contact).click()
  const name = page.getByLabel('Full name')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription('Please enter your full name')
  await expect(formOf(page, contact).locator('[aria-invalid="true"]')).toHaveCount(4)
  await name.fill('Ada')
  await expect(name).not.toHaveAttribute('aria-invalid', 'true')
  const email = page.getByLabel('Email', { exact: true })
  await email.fill('ada')
  await expect(email).toHaveAccessibleDescription('Please enter a valid email address')
  await email.fill('ada@example.com')
  await expect(email).not.toHaveAttribute('aria-invalid', 'true')
})

test('keeps a robot’s message apart and thanks it all the same', async ({ page }) => {
  const email = newEmail()
  await open(page, contact)
  await contact.fill(page, email)
  await expect(page.locator('[name="_gotcha"]')).not.toBeInViewport()
  await page.locator('[name="_gotcha"]').evaluate((input: HTMLInputElement) => { input.value = 'cheap loans' })
  await button(page, contact).click()
  await expect(page.getByRole('status')).toHaveText(contact.success)
  expect(await submissionsFrom(email)).toMatchObject([{ spam: true }])
})

test('a link may name the topic', async ({ page }) => {
  await page.goto('/contact?query=Feedback')
  await expect(page.getByLabel('What is it about?')).toHaveValue('Feedback')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the browser’s own rules hold', async ({ page }) => {
    await page.goto('/contact')
    await page.getByRole('button', { name: contact.submit }).click()
    await expect(page.getByLabel('Full name')).toBeFocused()
    await expect(page).toHaveURL('/contact')
  })
})

for (const [state, opened, spam] of [['just opened', openedJustNow, true], ['open for longer than its ticket says', openedBeforeItsTicket, false]] as const)
  test(`filled in faster than anyone can, by its ticket: on a page ${state} it is ${spam ? 'spam' : 'a message'}, and thanked for`, async ({ page }) => {
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
