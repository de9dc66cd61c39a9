/** A form that has been open for a while, for tests that fill it in as only a robot can. */
import type { Page } from '@playwright/test'
import { issueTicket } from '#server/forms/ticket.ts'

// The preview signs with the demo key.
process.env.SITE_LOCAL ??= 'true'

export const openedAMinuteAgo = (page: Page, formId: string) =>
  page.route(`**/api/forms/${formId}/ticket`, (route) => route.fulfill({ json: { ticket: issueTicket(formId, Date.now() - 60_000) } }))
