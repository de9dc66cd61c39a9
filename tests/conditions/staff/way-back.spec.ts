/** A page of the portals that the browser has kept, on the way back to it: docs/decisions/staff-tables.md and submissions.md. */
import { giveSubmission, newSender } from '../../support/browser/inbox.ts'
import { labels, open, pane } from '../../support/browser/inbox-page.ts'
import { add, fillIn, form, records } from '../../support/browser/intern-page.ts'
import { newIntern } from '../../support/browser/interns.ts'
import { openAs } from '../../support/browser/sign-in.ts'
import { expect } from '../../support/browser/test.ts'
import { test, wayBack } from '../../support/browser/way-back.ts'

test.use({ reducedMotion: 'reduce' })

test('what was done a moment ago on a later page of the tab is seen, and is not done again', async ({ page }) => {
  await openAs(page, 'intern', '/intern/dashboard', (await newIntern()).email)
  await expect(page.locator('.total-clients')).toHaveText('Total Clients 0')
  await form(page).getByLabel('First name').fill('Beatrix')
  await page.goto('/intern/security')
  await page.goto('/intern/dashboard')
  await expect(form(page)).toContainText('What you had typed is back.')
  await fillIn(page)
  await add(page).click()
  await expect(page.getByText('Client added successfully')).toBeVisible()
  await wayBack(page, '/intern/security')
  await wayBack(page, '/intern/dashboard')
  await expect(form(page).getByLabel('First name')).toHaveValue('')
  await expect(records(page)).toContainText('Beatrix Potter')
  await expect(page.locator('.total-clients')).toHaveText('Total Clients 1')
})

test('a note that was gone on with on a later page of the tab is there as far as it came', async ({ page }) => {
  const id = await giveSubmission(newSender())
  const note = pane(page).getByLabel('Add a note')
  await open(page, `/admin/inbox?inbox.open=${id}`)
  await expect(labels(page)).toBeVisible()
  await note.fill('Called')
  await page.goto('/admin/security')
  await page.goto(`/admin/inbox?inbox.open=${id}`)
  await expect(note).toHaveValue('Called')
  await note.fill('Called back')
  await wayBack(page, '/admin/security')
  await wayBack(page, `/admin/inbox?inbox.open=${id}`)
  await expect(note).toHaveValue('Called back')
})
