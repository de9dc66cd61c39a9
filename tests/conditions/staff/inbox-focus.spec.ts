/** The inbox by keyboard: where the focus is, in a list and across its pages; docs/decisions/inbox.md and focus.md. */
import { hold } from '../../support/browser/hold.ts'
import { giveSubmission, newSender } from '../../support/browser/inbox.ts'
import { labels, open, pane, rows } from '../../support/browser/inbox-page.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ expectedProblems: /status of (404|409|500)|ERR_FAILED/, reducedMotion: 'reduce' })

test('the focus is on the row that took the place of one that left, or on what is read', async ({ page }) => {
  const sender = newSender()
  for (const message of ['The first one.', 'The second one.', 'The third one.', 'The fourth one.']) await giveSubmission(sender, { data: { message } })
  await open(page, `/admin/inbox?inbox.search=${sender}&inbox.state=new`)
  await expect(rows(page)).toHaveCount(4)
  const row = (message: string) => rows(page).filter({ hasText: message })

  await row('The second one.').focus()
  await page.keyboard.press('d')
  await expect(row('The third one.')).toBeFocused()
  await row('The fourth one.').focus()
  await page.keyboard.press('d')
  await expect(row('The third one.')).toBeFocused()

  await row('The first one.').press('Enter')
  await expect(labels(page)).toBeVisible()
  await page.keyboard.press('d')
  await expect(pane(page).getByRole('heading', { name: sender })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(pane(page)).toBeHidden()
  await expect(row('The third one.')).toBeFocused()

  await page.setViewportSize({ width: 390, height: 844 })
  await page.keyboard.press('Enter')
  await labels(page).getByRole('button', { name: 'New' }).focus()
  await page.goBack()
  await expect(row('The third one.')).toBeFocused()
  await page.keyboard.press('Enter')
  await labels(page).getByRole('button', { name: 'Done' }).click()
  await expect(labels(page).getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.inbox-row')).toHaveCount(0)
  await pane(page).getByRole('button', { name: 'Back to the inbox' }).press('Enter')
  await expect(page.getByRole('region', { name: 'Submissions' })).toBeFocused()
})

test('keys lead over the edge of a page and back, and what is open closes without the page being moved', async ({ page }) => {
  const sender = newSender()
  for (let count = 0; count < 12; count++) await giveSubmission(sender)
  await open(page, `/admin/inbox?inbox.search=${sender}`)
  await rows(page).nth(9).focus()
  await page.keyboard.press('j')
  await expect(page.getByText('11–12 of 12', { exact: true })).toBeVisible()
  await expect(rows(page).first()).toBeFocused()
  await page.keyboard.press('k')
  await expect(page.getByText('1–10 of 12', { exact: true })).toBeVisible()
  await expect(rows(page).nth(9)).toBeFocused()

  await page.keyboard.press('Enter')
  await labels(page).getByRole('button', { name: 'Spam' }).focus()
  const place = await page.evaluate(() => { scrollBy(0, 60); return scrollY })
  expect(place).toBeGreaterThan(60)
  await page.keyboard.press('Escape')
  await expect(rows(page).nth(9)).toBeFocused()
  expect(await page.evaluate(() => scrollY)).toBe(place)
})

test('over the edge of a page a key that is held waits for the rows, and no page is passed over', async ({ page }) => {
  const sender = newSender()
  for (let count = 0; count < 21; count++) await giveSubmission(sender)
  await open(page, `/admin/inbox?inbox.search=${sender}`)
  await rows(page).nth(9).focus()
  const came = await hold(page, '/api/admin/get-submissions**')
  for (let times = 0; times < 3; times++) await page.keyboard.down('j')
  came()
  await expect(page.getByText('11–20 of 21')).toBeVisible()
  await expect(rows(page).first()).toBeFocused()

  await page.goto(`/admin/inbox?inbox.search=${sender}&inbox.page=3`)
  await rows(page).focus()
  const cameToo = await hold(page, '/api/admin/get-submissions**')
  for (let times = 0; times < 3; times++) await page.keyboard.down('k')
  cameToo()
  await expect(page.getByText('11–20 of 21')).toBeVisible()
  await expect(rows(page).nth(9)).toBeFocused()
})

test('the last row of the last page leaves for the page before, not for a list that seems empty', async ({ page }) => {
  const sender = newSender()
  for (let count = 0; count < 11; count++) await giveSubmission(sender)
  await open(page, `/admin/inbox?inbox.search=${sender}&inbox.state=new&inbox.page=2`)
  await rows(page).focus()
  await page.keyboard.press('d')
  await expect(rows(page)).toHaveCount(10)
  await expect(page.getByRole('region', { name: 'Submissions' })).toBeFocused()
  await expect.poll(() => new URL(page.url()).searchParams.has('inbox.page')).toBe(false)
})

test('whoever writes by the time the next page comes goes on writing', async ({ page }) => {
  const sender = newSender()
  for (let count = 0; count < 12; count++) await giveSubmission(sender)
  await open(page, `/admin/inbox?inbox.search=${sender}`)
  await rows(page).nth(9).press('Enter')
  await expect(labels(page)).toBeVisible()
  await rows(page).nth(9).focus()
  const came = await hold(page, '/api/admin/get-submissions**')
  await page.keyboard.press('j')
  const note = pane(page).getByLabel('Add a note')
  await note.focus()
  await page.keyboard.type('To do')
  came()
  // The two rows of the next page.
  await expect(rows(page)).toHaveCount(2)
  await page.keyboard.type(' soon')
  await expect(note).toHaveValue('To do soon')
  await expect(note).toBeFocused()
  // After writing, the keys go on from the last row that they had reached.
  await pane(page).getByRole('heading', { level: 2 }).focus()
  await page.keyboard.press('j')
  await expect(rows(page).nth(1)).toBeFocused()
})
