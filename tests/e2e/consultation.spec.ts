/** /consultation: spec sections 2 and 4; without a configured calendar, an honest substitute. */
import type { Page } from '@playwright/test'
import { site } from '#site/config.ts'
import { beforeItsScript } from '../support/browser/before-its-script.ts'
import { phone, schedulingUrl, servicePath } from '../support/firm.ts'
import { hold } from '../support/browser/hold.ts'
import { expect, test } from '../support/browser/test.ts'

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
  for (const words of ['30-minute consultation', 'dotted dates are booked']) await expect(calendar).toContainText(words)
  await expect(calendar.locator('a[href^="tel:"]')).toHaveText(phone ? [phone] : [])
  await expect(calendar.getByRole('link', { name: site.email })).toBeVisible()
  await calendar.getByRole('link', { name: 'Tell us what suits you' }).click()
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

const TITLE = 'Calendar for a 30-minute consultation'
const CALENDAR = 'https://calendar.test/half-hour'

/** Replaces the page's words for a firm without a calendar by what `Calendar.astro` renders for one that has it. */
const withCalendar = async (page: Page, path: string) => {
  await page.route(`${CALENDAR}*`, (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><html lang="en"><title>Calendar</title><p>Monday at ten' }))
  await page.route(path, async (route) => {
    const response = await route.fetch()
    const [before = '', after = ''] = (await response.text()).split(' data-framed="false"')
    await route.fulfill({ response, body: `${before} data-framed="true"${after.replace('<div class="mounted"', `<div class="place" data-address="${CALENDAR}" data-title="${TITLE}"></div><div hidden`)}` })
  })
}

test.describe('of a firm that has a calendar', () => {
  // This build's policy allows no scheduler.
  test.use({ bypassCSP: true, expectedProblems: /another origin: https:\/\/calendar\.test\// })

  for (const path of ['/consultation', servicePath('consulting')])
    test(`${path} says "Loading calendar" until the calendar has loaded, which it does once it is near`, async ({ page }) => {
      test.skip(schedulingUrl !== '', 'the build has a calendar of its own')
      await withCalendar(page, path)
      const arrives = await hold(page, CALENDAR)
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const loading = page.getByText('Loading calendar')
      await loading.scrollIntoViewIfNeeded()
      const frame = page.getByTitle(TITLE)
      await expect(frame).toHaveAttribute('src', CALENDAR)
      // It may lead nobody away from the page, and start no download.
      await expect(frame).toHaveAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox')
      await expect(loading).toBeVisible()
      arrives()
      await expect(page.frameLocator(`[title="${TITLE}"]`).getByText('Monday at ten')).toBeVisible()
      await expect(loading).toBeHidden()
    })
})
