/** What is announced when an action is refused, questioned or answered (WCAG 4.1.3): docs/decisions/focus.md. */
import { open as openDashboard, rows } from '../../support/browser/admin-page.ts'
import { dialog, form, records } from '../../support/browser/intern-page.ts'
import { giveClient, newIntern, signIn } from '../../support/browser/interns.ts'
import { discarding, open as openSheet, sheet } from '../../support/browser/judge-page.ts'
import { newJudge } from '../../support/browser/judges.ts'
import { ANNOUNCER, said } from '../../support/browser/said.ts'
import { expectWords, noteWords } from '../../support/browser/seen.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ expectedProblems: /status of 409|ERR_FAILED/, reducedMotion: 'reduce' })

test('a field that is refused while it has the focus says why, each time', async ({ page }) => {
  const words = 'Please enter a valid email address'
  await page.clock.install()
  await noteWords(page, ANNOUNCER)
  await openDashboard(page)
  const field = page.getByRole('form', { name: 'Add New Intern' }).getByLabel('Email')
  await field.fill('nobody')
  for (const heard of [[words], [words, words]]) {
    await field.press('Enter')
    await expectWords(page, ANNOUNCER, ...heard)
    await page.clock.fastForward(6000)
    await expect(said(page)).toHaveText('')
  }
  // Here the focus moves to the field, so its message is read out without an announcement.
  await page.getByRole('form', { name: 'Add New Intern' }).getByRole('button').press('Enter')
  await expect(field).toBeFocused()
  // The next announcement belongs to this dialog.
  await page.getByRole('button', { name: /^Manage / }).first().press('Enter')
  await expectWords(page, ANNOUNCER, words, words, /^Opened: /)
})

test('so does the page of a forgotten password', async ({ page }) => {
  const words = 'Please enter a valid email address'
  await page.clock.install()
  await noteWords(page, ANNOUNCER)
  await page.goto('/forgot-password?role=judge')
  const field = page.getByLabel('Email')
  await field.fill('nobody')
  for (const heard of [[words], [words, words]]) {
    await field.press('Enter')
    await expectWords(page, ANNOUNCER, ...heard)
    await page.clock.fastForward(6000)
    await expect(said(page)).toHaveText('')
  }
  await field.fill('judge@brightmere.example')
  await expect(field).not.toHaveAttribute('aria-invalid', 'true')
})

test('a question is read out with what it is about, as it opens', async ({ page }) => {
  const { email } = await newIntern()
  await openDashboard(page, `?users.search=${email}`)
  await rows(page, 'Intern').getByRole('button', { name: 'Deactivate' }).click()
  await expect(page.getByRole('dialog', { name: 'Deactivate this account?' })).toHaveAccessibleDescription(new RegExp(`^${email} is signed out everywhere`))

  await openSheet(page, (await newJudge()).email)
  await sheet(page).getByLabel('Venture name').fill('Linnet')
  await sheet(page).getByRole('button', { name: 'Clear' }).click()
  await expect(discarding(page)).toHaveAccessibleDescription('The sheet holds something that you have not submitted.')
})

test('a link to hand over is said in words, and the secret that it is never by itself', async ({ page }) => {
  await noteWords(page, ANNOUNCER)
  await openDashboard(page)
  const email = `said-${Date.now()}@test.example`
  await page.getByRole('form', { name: 'Add New Intern' }).getByLabel('Email').fill(email)
  await page.getByRole('form', { name: 'Add New Intern' }).getByRole('button').click()
  const link = page.getByLabel(`Invitation for ${email} as intern`)
  await expect(link).toBeVisible()
  await expectWords(page, ANNOUNCER, new RegExp(`^${email} gets no email from here`))
  await expect(page.locator('[role=status], [role=alert], [aria-live]').filter({ has: link })).toHaveCount(0)
})

test('why a sign-in failed follows what is stated', async ({ page }) => {
  await noteWords(page, ANNOUNCER)
  await page.route('**/api/judge/login', (route) => route.abort())
  await page.goto('/judge/login')
  await page.getByLabel('Email').fill('judge@brightmere.example')
  await page.getByLabel('Password', { exact: true }).fill('a lantern on the row')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toBeVisible()
  await expectWords(page, ANNOUNCER, /could not be reached/)
})

test('that age and date of birth disagree is said once one has typed, in a dialog as in the form', async ({ page }) => {
  const intern = await newIntern()
  await giveClient(intern.id, { firstName: 'Mary', lastName: 'Anning' })
  const doubt = /^By this date of birth the age is \d+\.$/
  await noteWords(page, ANNOUNCER)
  await signIn(page, intern.email)
  await form(page).getByLabel('Date of birth').fill('1990-10-12')
  await form(page).getByLabel('Age').pressSequentially('12')
  await expectWords(page, ANNOUNCER, doubt)
  await records(page).getByRole('button', { name: 'Edit Mary Anning' }).click()
  await expectWords(page, ANNOUNCER, doubt, 'Opened: Mary Anning')
  await dialog(page).getByLabel('Date of birth').fill('1999-10-12')
  await expectWords(page, ANNOUNCER, doubt, 'Opened: Mary Anning', doubt)
})
