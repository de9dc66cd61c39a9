/** When a form was opened, whatever the machine's pace. */
import type { Page } from '@playwright/test'
import { issueTicket } from '#server/forms/ticket.ts'

// The preview signs with the demo key.
process.env.SITE_LOCAL ??= 'true'

const openedAt = (page: Page, formId: string, msAgo: number) =>
  page.route(`**/api/forms/${formId}/ticket`, (route) => route.fulfill({ json: { ticket: issueTicket(formId, Date.now() - msAgo) } }))

/** A while ago, for tests that fill it in as only a robot can. */
export const openedAMinuteAgo = (page: Page, formId: string) => openedAt(page, formId, 60_000)
/** As good as this moment, for a minute. */
export const openedJustNow = (page: Page, formId: string) => openedAt(page, formId, -60_000)
