/** Controls when a form was opened, whatever the machine's speed. */
import type { Page } from '@playwright/test'
import { issueTicket } from '#server/forms/ticket.ts'

// The preview signs with the demo key.
process.env.SITE_LOCAL ??= 'true'

const openedAt = (page: Page, formId: string, msAgo: number) =>
  page.route(`**/api/forms/${formId}/ticket`, (route) => route.fulfill({ json: { ticket: issueTicket(formId, Date.now() - msAgo) } }))

/** A ticket of a minute ago, for tests that fill the form in as fast as a robot. */
export const openedAMinuteAgo = (page: Page, formId: string) => openedAt(page, formId, 60_000)
/** A ticket that stays too young for a minute, and a page whose clock stands, however slow the machine is. */
export const openedJustNow = async (page: Page, formId: string) => {
  await page.clock.setFixedTime(Date.now())
  await openedAt(page, formId, -60_000)
}
/** The same ticket, on a page that has been open for a minute. */
export const openedBeforeItsTicket = async (page: Page, formId: string) => {
  await openedJustNow(page, formId)
  await page.addInitScript(() => { Object.defineProperty(performance, 'timeOrigin', { value: Date.now() - 60_000 }) })
}
