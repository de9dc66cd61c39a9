/** /consultation: spec sections 2 and 4; without a configured calendar, an honest substitute. */
import { site } from '#site/config.ts'
import { beforeItsScript } from '../support/before-its-script.ts'
import { phone, schedulingUrl, servicePath } from '../support/firm.ts'
import { expect, test } from '../support/test.ts'

test('says "Loading calendar" until the calendar is mounted', async ({ page }) => {
  await beforeItsScript(page, '/consultation')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Consultation and Appointment Booking')
  await expect(page.getByText('Loading calendar')).toBeVisible()
})

test('says that booking is not open yet and how to ask for a time', async ({ page }) => {
  test.skip(schedulingUrl !== '', 'a calendar is configured')
  await page.goto('/consultation')
  await expect(page.getByText('Loading calendar')).toBeHidden()
  const calendar = page.getByRole('region', { name: 'Calendar' })
  await expect(calendar).toContainText('Online booking isn’t open on this site yet.')
  await expect(calendar).toContainText('dotted dates are booked')
  await expect(calendar.locator('a[href^="tel:"]')).toHaveText(phone ? [phone] : [])
  await expect(calendar.getByRole('link', { name: site.email })).toBeVisible()
  await calendar.getByRole('link', { name: 'Write what suits you' }).click()
  await expect(page.getByLabel('What is it about?')).toHaveValue('Consultation: a time for 30 minutes')
})

test('those ways stand in the page before anyone has scrolled to them: nothing has to be loaded', async ({ page }) => {
  test.skip(schedulingUrl !== '', 'a calendar is configured')
  await page.goto(servicePath('consulting'))
  const calendar = page.getByRole('region', { name: 'a 30-minute consultation' })
  await expect(calendar).not.toBeInViewport()
  await expect(calendar.getByRole('link', { name: site.email })).toBeVisible()
  await expect(calendar.getByText('Loading calendar')).toBeHidden()
})
