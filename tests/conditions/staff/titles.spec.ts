/** Titles in tabs and the history tell what is open on a page, and name no person: docs/security.md, exception 3. */
import { giveSubmission, newSender } from '../../support/browser/inbox.ts'
import { open as openInbox, rows } from '../../support/browser/inbox-page.ts'
import { dialog, records } from '../../support/browser/intern-page.ts'
import { giveClient, newIntern, signIn } from '../../support/browser/interns.ts'
import { giveEvaluation, newJudge, ventureName } from '../../support/browser/judges.ts'
import { openAs } from '../../support/browser/sign-in.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ reducedMotion: 'reduce' })

test('a venture that is open names its page, until it is closed', async ({ page }) => {
  const venture = ventureName('Dunlin')
  await giveEvaluation((await newJudge()).id, venture, 6)
  await openAs(page, 'admin', `/admin/ranking?search=${encodeURIComponent(venture)}`)
  const own = await page.title()
  await page.getByRole('link', { name: venture }).click()
  await expect(page).toHaveTitle(`${venture}, ${own}`)
  await page.reload()
  await expect(page).toHaveTitle(`${venture}, ${own}`)
  await page.goBack()
  await expect(page).toHaveTitle(own)
})

test('a client that is open is “Client”, whoever it is', async ({ page }) => {
  const intern = await newIntern()
  await giveClient(intern.id, { firstName: 'Emmy', lastName: 'Noether' })
  await signIn(page, intern.email)
  const own = await page.title()
  await records(page).getByRole('button', { name: 'Edit Emmy Noether' }).click()
  await expect(page).toHaveTitle(`Client, ${own}`)
  await expect(dialog(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveTitle(own)
})

test('a submission that is open is “Submission”, whoever sent it', async ({ page }) => {
  const sender = newSender()
  await giveSubmission(sender)
  await openInbox(page, `/admin/inbox?inbox.search=${sender}`)
  const own = await page.title()
  const list = page.url()
  await rows(page).press('Enter')
  await expect(page).toHaveTitle(`Submission, ${own}`)
  // The address changes after the title: until then, Back would leave the inbox.
  await expect(page).not.toHaveURL(list)
  await page.goBack()
  await expect(page).toHaveTitle(own)
})
