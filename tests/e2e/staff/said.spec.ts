/** What those must hear who see nothing change (WCAG 4.1.3): docs/decisions/focus.md. */
import { CATEGORIES } from '#contracts/judging.ts'
import { open as openDashboard, rows } from '../../support/admin-page.ts'
import { manage, openFor } from '../../support/admin-clients.ts'
import { hold } from '../../support/hold.ts'
import { giveSubmission, newSender } from '../../support/inbox.ts'
import { open as openInbox, pane, rows as submissions } from '../../support/inbox-page.ts'
import { dialog, form, records } from '../../support/intern-page.ts'
import { giveClient, newIntern, signIn } from '../../support/interns.ts'
import { discarding, open as openSheet, sheet } from '../../support/judge-page.ts'
import { giveEvaluation, newJudge, ventureName } from '../../support/judges.ts'
import { ANNOUNCER, said } from '../../support/said.ts'
import { expectWords, noteWords } from '../../support/seen.ts'
import { openAs } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'

test.use({ expectedProblems: /status of 409|ERR_FAILED/, reducedMotion: 'reduce' })

test('a field that is refused while it has the focus says why, each time', async ({ page }) => {
  const words = 'Please enter a valid email address'
  await noteWords(page, ANNOUNCER)
  await openDashboard(page)
  const field = page.getByRole('form', { name: 'Add New Intern' }).getByLabel('Email')
  await field.fill('nobody')
  for (const heard of [[words], [words, words]]) {
    await field.press('Enter')
    await expectWords(page, ANNOUNCER, ...heard)
    await expect(said(page)).toHaveText('')
  }
  // What the focus comes to is read out by that.
  await page.getByRole('form', { name: 'Add New Intern' }).getByRole('button').press('Enter')
  await expect(field).toBeFocused()
  // The next that is announced is what is opened next.
  await page.getByRole('button', { name: /^Manage / }).first().press('Enter')
  await expectWords(page, ANNOUNCER, words, words, /^Opened: /)
})

test('so does the page of a forgotten password', async ({ page }) => {
  const words = 'Please enter a valid email address'
  await noteWords(page, ANNOUNCER)
  await page.goto('/forgot-password?role=judge')
  const field = page.getByLabel('Email')
  await field.fill('nobody')
  for (const heard of [[words], [words, words]]) {
    await field.press('Enter')
    await expectWords(page, ANNOUNCER, ...heard)
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
  await expectWords(page, ANNOUNCER, new RegExp(`^${email} gets no mail from here`))
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

test('a score is answered by its word and the total, not by the questions that describe it', async ({ page }) => {
  await noteWords(page, ANNOUNCER)
  await openSheet(page, (await newJudge()).email)
  const score = sheet(page).getByRole('spinbutton', { name: CATEGORIES[0] })
  const description = await score.getAttribute('aria-describedby')
  await score.pressSequentially('7')
  await expectWords(page, ANNOUNCER, 'Strong')
  await expect(sheet(page).getByRole('status').filter({ hasText: 'Total' })).toHaveText('Total 7 out of 50')
  await expect(score).toHaveAttribute('aria-describedby', description!)
  await expect(page.locator(`#${description}`)).not.toContainText('Strong')
})

test('a client that comes to its dialog is named, and a look again is answered', async ({ page }) => {
  const intern = await newIntern()
  await giveClient(intern.id, { firstName: 'Hertha', lastName: 'Ayrton' })
  await noteWords(page, ANNOUNCER)
  await signIn(page, intern.email)
  await records(page).getByRole('button', { name: 'Edit Hertha Ayrton' }).click()
  await expectWords(page, ANNOUNCER, 'Opened: Hertha Ayrton')

  await openFor(page, intern)
  await manage(page, 'Hertha Ayrton').click()
  await expectWords(page, ANNOUNCER, 'Opened: Hertha Ayrton')
  await page.goto('/admin/health')
  await page.getByRole('button', { name: 'Look again' }).press('Enter')
  await expectWords(page, ANNOUNCER, 'The state is as of now.')
})

test('what had been typed and is back is said to be: in a form as the page opens, in a dialog with whom it is about', async ({ page }) => {
  const [back, intern] = ['What you had typed is back.', await newIntern()]
  await giveClient(intern.id, { firstName: 'Maria', lastName: 'Mitchell' })
  await noteWords(page, ANNOUNCER)
  await signIn(page, intern.email)
  await form(page).getByLabel('First name').fill('Rosalind')
  const edit = records(page).getByRole('button', { name: 'Edit Maria Mitchell' })
  await edit.click()
  await expectWords(page, ANNOUNCER, 'Opened: Maria Mitchell')
  await dialog(page).getByLabel('Note').fill('Called.')
  await page.keyboard.press('Escape')
  await edit.click()
  await expectWords(page, ANNOUNCER, 'Opened: Maria Mitchell', `Opened: Maria Mitchell. ${back}`)
  await page.keyboard.press('Escape')
  // A reload that overtakes the step back would open it anew.
  await expect(dialog(page)).toBeHidden()
  await page.reload()
  await expectWords(page, ANNOUNCER, back)

  await openFor(page, intern)
  await manage(page, 'Maria Mitchell').click()
  await expectWords(page, ANNOUNCER, 'Opened: Maria Mitchell')
  await page.getByRole('dialog').getByLabel('Note').fill('Called.')
  await page.keyboard.press('Escape')
  await manage(page, 'Maria Mitchell').click()
  await expectWords(page, ANNOUNCER, 'Opened: Maria Mitchell', `Opened: Maria Mitchell. ${back}`)
})

test('so is a judge’s draft', async ({ page }) => {
  const judge = await newJudge()
  await noteWords(page, ANNOUNCER)
  await openSheet(page, judge.email)
  await sheet(page).getByLabel('Comments').fill('half a thought')
  await page.reload()
  await expectWords(page, ANNOUNCER, 'This is your draft. It stays in this tab until you submit it.')
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

test('a submission that opens beside the list is named, and a note that was kept', async ({ page }) => {
  const sender = newSender()
  await giveSubmission(sender)
  await noteWords(page, ANNOUNCER)
  await openInbox(page, `/admin/inbox?inbox.search=${sender}`)
  await submissions(page).press('Enter')
  await expectWords(page, ANNOUNCER, `Opened: ${sender}`)
  await pane(page).getByLabel('Add a note').fill('Called back.')
  await pane(page).getByRole('button', { name: 'Save note' }).press('Enter')
  await expectWords(page, ANNOUNCER, `Opened: ${sender}`, 'Note saved')
})

test('a submission that comes late to a phone is named when it is there, one that is there as it opens by the focus alone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const sender = newSender()
  const id = await giveSubmission(sender)
  await noteWords(page, ANNOUNCER)
  await openInbox(page, `/admin/inbox?inbox.search=${sender}`)
  const come = await hold(page, `/api/admin/submission/${id}`)
  await submissions(page).click()
  await expect(pane(page).getByRole('heading', { name: 'Loading...' })).toBeFocused()
  come()
  await expectWords(page, ANNOUNCER, `Opened: ${sender}`)
  await expect(said(page)).toHaveText('')
  await page.goBack()
  await submissions(page).click()
  await expect(pane(page).getByRole('heading', { name: sender })).toBeFocused()
  // The next that is announced is what is done next.
  await pane(page).getByLabel('Add a note').fill('Called back.')
  await pane(page).getByRole('button', { name: 'Save note' }).press('Enter')
  await expectWords(page, ANNOUNCER, `Opened: ${sender}`, 'Note saved')
})

test('a judge hears that a venture has been scored before, and of the categories that count nothing, on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const judge = await newJudge()
  const venture = ventureName('Linnet')
  await giveEvaluation(judge.id, venture, 7)
  await noteWords(page, ANNOUNCER)
  await openSheet(page, judge.email)
  await expect(sheet(page).getByText('5 categories not scored yet, counted as 0')).toBeVisible()
  await sheet(page).getByLabel('Venture name').fill(venture)
  await expectWords(page, ANNOUNCER, new RegExp(`^Revising ${venture}: you gave it 35 of 50`))
})

test('the ranking says how many ventures a search has found, and its last button hands the focus on', async ({ page }) => {
  const ventures = Array.from({ length: 60 }, (_, i) => ({ ventureKey: `venture ${i}`, ventureName: `Venture ${i}`, rank: i + 1, mean: 50 - i / 2, normalised: null, evaluations: 1, conflicts: 0, interests: [], judges: [], categories: CATEGORIES.map((question) => ({ question, mean: 5 })) }))
  await page.route('**/api/admin/ranking', (route) => route.fulfill({ json: { data: ventures, apart: [] } }))
  await openAs(page, 'admin', '/admin/ranking')
  await page.getByRole('button', { name: 'Show 10 more of 10' }).press('Enter')
  await expect(page.getByRole('link', { name: 'Venture 50' })).toBeFocused()
  await page.getByRole('searchbox', { name: 'Find a venture' }).fill('venture 5')
  await expect(page.getByRole('status').filter({ hasText: '11 found' })).toBeAttached()
  await page.getByRole('searchbox', { name: 'Find a venture' }).fill('nobody')
  await expect(page.getByRole('status').filter({ hasText: 'No venture has this name.' })).toBeVisible()
})
