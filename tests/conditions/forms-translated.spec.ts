/** A public form on a page whose text has been changed since the build, as by a translator: docs/decisions/hydration.md. */
import { openAsleep, wakeOnceSent } from '../support/browser/asleep.ts'
import { forgetLimits, submissionsFrom } from '../support/browser/database.ts'
import { button, expectThanks, loan, newEmail, wake } from '../support/browser/fillings.ts'
import { expect, test } from '../support/browser/test.ts'
import { MADE_ANEW, translate } from '../support/browser/translated.ts'

test.beforeEach(() => forgetLimits())

test.describe('on a page that the browser has translated, whose island is made anew,', () => {
  test.use({ expectedProblems: MADE_ANEW })

  test('what was typed is still there after, and the focus where it was', async ({ page }) => {
    const release = await openAsleep(page)
    await loan.fill(page, 'early@test.example')
    await page.getByLabel('Full name').focus()
    await translate(page)
    release()
    await wake(page, loan)
    await expect(page.getByLabel('Loan type')).toHaveValue('Business Loan')
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('early@test.example')
    await expect(page.getByLabel('Full name')).toBeFocused()
    await page.keyboard.type(' King')
    await expect(page.getByLabel('Full name')).toHaveValue('Ada Byron King')
  })

  test('a submit that waits is answered, once', async ({ page }) => {
    const release = await openAsleep(page)
    const email = newEmail()
    await loan.fill(page, email)
    await translate(page)
    await button(page, loan).click()
    await expect(button(page, loan)).toBeDisabled()
    release()
    await expectThanks(page, loan)
    expect(await submissionsFrom(email)).toHaveLength(1)
  })

  test('what the browser has sent by itself is not sent once more', async ({ page }) => {
    const email = newEmail()
    await wakeOnceSent(page, email, () => document.addEventListener('form:awake', () => setTimeout(() => console.debug('awake'))), () => translate(page))
    expect(await submissionsFrom(email)).toHaveLength(1)
  })
})
