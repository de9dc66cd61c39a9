/** What is announced when something is opened that loads later, or holds more than its heading says (WCAG 4.1.3): docs/decisions/focus.md. */
import { manage, openFor } from '../../support/browser/admin-clients.ts'
import { hold } from '../../support/browser/hold.ts'
import { giveSubmission, newSender } from '../../support/browser/inbox.ts'
import { open as openInbox, pane, rows as submissions } from '../../support/browser/inbox-page.ts'
import { dialog, form, records } from '../../support/browser/intern-page.ts'
import { giveClient, newIntern, signIn } from '../../support/browser/interns.ts'
import { open as openSheet, sheet } from '../../support/browser/judge-page.ts'
import { newJudge } from '../../support/browser/judges.ts'
import { ANNOUNCER, said } from '../../support/browser/said.ts'
import { expectWords, noteWords } from '../../support/browser/seen.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ expectedProblems: /status of 409|ERR_FAILED/, reducedMotion: 'reduce' })

/** The live region in the dialog: those behind a modal dialog are silent. */
const IN_DIALOG = `dialog > ${ANNOUNCER}`

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
  await page.getByRole('button', { name: 'Check again' }).press('Enter')
  await expectWords(page, ANNOUNCER, 'Everything on this page is as of now.')
})

test('what had been typed and is back is said to be: in a form as the page opens, in a dialog with whom it is about', async ({ page }) => {
  const [back, intern] = ['What you had typed is back.', await newIntern()]
  await giveClient(intern.id, { firstName: 'Maria', lastName: 'Mitchell' })
  await noteWords(page, ANNOUNCER)
  await noteWords(page, IN_DIALOG)
  await signIn(page, intern.email)
  await form(page).getByLabel('First name').fill('Rosalind')
  const edit = records(page).getByRole('button', { name: 'Edit Maria Mitchell' })
  await edit.click()
  await expectWords(page, ANNOUNCER, 'Opened: Maria Mitchell')
  await dialog(page).getByLabel('Note').fill('Called.')
  await page.keyboard.press('Escape')
  await edit.click()
  await expectWords(page, IN_DIALOG, 'Opened: Maria Mitchell', `Opened: Maria Mitchell. ${back}`)
  await page.keyboard.press('Escape')
  // A reload before the browser has gone back would open the dialog again.
  await expect(dialog(page)).toBeHidden()
  await page.reload()
  await expectWords(page, ANNOUNCER, back)

  await openFor(page, intern)
  await manage(page, 'Maria Mitchell').click()
  await expectWords(page, ANNOUNCER, 'Opened: Maria Mitchell')
  await page.getByRole('dialog').getByLabel('Note').fill('Called.')
  await page.keyboard.press('Escape')
  await manage(page, 'Maria Mitchell').click()
  await expectWords(page, IN_DIALOG, 'Opened: Maria Mitchell', `Opened: Maria Mitchell. ${back}`)
})

test('so is a judge’s draft', async ({ page }) => {
  const judge = await newJudge()
  await noteWords(page, ANNOUNCER)
  await openSheet(page, judge.email)
  await sheet(page).getByLabel('Comments').fill('half a thought')
  await page.reload()
  await expectWords(page, ANNOUNCER, 'This is your draft. It stays in this tab until you submit it.')
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
  await expect(pane(page).getByRole('heading', { name: 'Loading…' })).toBeFocused()
  come()
  await expectWords(page, ANNOUNCER, `Opened: ${sender}`)
  await expect(said(page)).toHaveText('')
  await page.goBack()
  await submissions(page).click()
  await expect(pane(page).getByRole('heading', { name: sender })).toBeFocused()
  // The next announcement belongs to this action: nothing else was announced before it.
  await pane(page).getByLabel('Add a note').fill('Called back.')
  await pane(page).getByRole('button', { name: 'Save note' }).press('Enter')
  await expectWords(page, ANNOUNCER, `Opened: ${sender}`, 'Note saved')
})
