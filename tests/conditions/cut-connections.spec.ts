/**
 * The threat model's figure "Connection cut 20 times per form, before and after the commit: exactly one row each"
 * (docs/threat-model.md "Figures"; trust row 10).
 */
import type { Page } from '@playwright/test'
import { forgetLimits, query, submissionsFrom } from '../support/browser/database.ts'
import { pdf } from '../support/files.ts'
import { application, button, expectThanks, fillings, formOf, newEmail, open, type Filling } from '../support/browser/fillings.ts'
import { openedAMinuteAgo } from '../support/browser/tickets.ts'
import { expect, test } from '../support/browser/test.ts'

const CUTS = 20
/** In this order each kind of cut follows each kind. */
const ROUND = ['before', 'after', 'after', 'before'] as const
const momentOf = (cut: number) => ROUND[cut % ROUND.length]!

const withResume: Filling = {
  ...application,
  fill: async (page, email) => {
    await application.fill(page, email)
    await page.getByLabel('Resume').setInputFiles({ name: 'cv.pdf', mimeType: 'application/pdf', buffer: pdf(200_000) })
  },
}

/** Cuts the connection to a form's endpoint before the server gets anything, or after it has stored and answered; after the last cut, requests pass. */
const cutLine = async (page: Page, { id }: Filling) => {
  const line = { cuts: 0, lostAnswers: [] as number[] }
  await page.route(`**/api/forms/${id}`, async (route) => {
    if (momentOf(line.cuts) === 'after') line.lostAnswers.push((await route.fetch()).status())
    line.cuts += 1
    await route.abort('connectionreset')
  }, { times: CUTS })
  return line
}

const filesFrom = (email: string) =>
  query<{ name: string; size: number }>("select f.name, f.size from submission_files f join submissions s on s.id = f.submission_id where s.data->>'email' = $1", [email])

test.use({ expectedProblems: /ERR_CONNECTION_RESET/ })
test.beforeEach(() => forgetLimits())

for (const filling of [...fillings, withResume])
  test(`the form ${filling.id} makes one row over a connection that is cut ${CUTS} times`, async ({ page }) => {
    test.slow()
    const email = newEmail()
    await openedAMinuteAgo(page, filling.id)
    const line = await cutLine(page, filling)
    await open(page, filling)
    await filling.fill(page, email)

    for (let cut = 1; cut <= CUTS; cut += 1) {
      await button(page, filling).click()
      await expect.poll(() => line.cuts, { intervals: [20] }).toBe(cut)
      // A form that is being sent shows no failure and its button is disabled, so these belong to this attempt.
      await expect(formOf(page, filling).getByRole('alert')).toHaveText(filling.networkFailure ?? filling.failure)
      await expect(button(page, filling)).toBeEnabled()
      expect(await submissionsFrom(email), `after cut ${cut}`).toHaveLength(line.lostAnswers.length ? 1 : 0)
    }
    expect(line.lostAnswers).toEqual(Array(CUTS / 2).fill(200))

    await button(page, filling).click()
    await expectThanks(page, filling)
    expect(await submissionsFrom(email)).toMatchObject([{ form_id: filling.id, spam: false }])
    expect(await filesFrom(email)).toEqual(filling === withResume ? [{ name: 'cv.pdf', size: 200_000 }] : [])
  })
