/** The inbox by keyboard: its keys, and where the focus is; docs/decisions/inbox.md and focus.md. */
import { hold } from '../../support/hold.ts'
import { giveSubmission, labelOf, newSender } from '../../support/inbox.ts'
import { labels, open, pane, rows, view } from '../../support/inbox-page.ts'
import { slowDown } from '../../support/slow.ts'
import { expect, test } from '../../support/test.ts'

test.use({ expectedProblems: /status of (404|409|500)|ERR_FAILED/, reducedMotion: 'reduce' })

test('is worked through by keys: on, open, label, and on to the next; the keys can be switched off', async ({ page }) => {
  const sender = newSender()
  const ids = [await giveSubmission(sender, { data: { message: 'The first one.' } }), await giveSubmission(sender, { data: { message: 'The second one.' } }), await giveSubmission(sender, { data: { message: 'The third one.' } })]
  await open(page, `/admin/inbox?inbox.search=${sender}`)
  await view(page, 'New').click()
  await expect(view(page, 'New')).toHaveText('New 3')
  await expect(rows(page)).toHaveCount(3)

  await page.keyboard.press('j')
  await expect(rows(page).nth(0)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(rows(page).nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await page.keyboard.press('Enter')
  await expect(pane(page).getByRole('definition').filter({ hasText: 'The first one.' })).toBeVisible()
  await expect.poll(() => new URL(page.url()).searchParams.get('inbox.open')).toBe(ids[0])

  await page.keyboard.press('d')
  await expect(labels(page).getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'true')
  await expect(rows(page)).toHaveCount(2)
  expect(await labelOf(ids[0]!)).toEqual({ state: 'done', spam: false })
  await page.keyboard.press('j')
  await expect(pane(page)).toContainText('The second one.')
  await page.keyboard.press('p')
  await expect(rows(page)).toHaveCount(1)
  expect(await labelOf(ids[1]!)).toEqual({ state: 'in progress', spam: false })

  await expect(labels(page).getByRole('button', { name: 'Done' })).toHaveAttribute('aria-keyshortcuts', 'd')
  await page.getByLabel('Single letters work as keys').uncheck()
  await expect(labels(page).getByRole('button', { name: 'Done' })).not.toHaveAttribute('aria-keyshortcuts')
  await page.keyboard.press('d')
  await page.keyboard.press('Escape')
  await expect(pane(page)).toBeHidden()
  expect(await labelOf(ids[1]!)).toEqual({ state: 'in progress', spam: false })
  // As wide as a laptop at 150 per cent: its keys are there, and so is their switch.
  await page.setViewportSize({ width: 853, height: 600 })
  await expect(page.getByLabel('Single letters work as keys')).toBeVisible()
})

test('on a slow machine a key means the row that one stands on', async ({ page }) => {
  const sender = newSender()
  const ids = [await giveSubmission(sender), await giveSubmission(sender)]
  await open(page, `/admin/inbox?inbox.search=${sender}`)
  await expect(rows(page)).toHaveCount(2)
  await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(labels(page)).toBeVisible()

  await slowDown(page)
  await page.keyboard.press('j')
  await page.keyboard.press('d')
  await slowDown(page, 1)
  await expect(labels(page).getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'true')
  expect([await labelOf(ids[0]!), await labelOf(ids[1]!)]).toEqual([{ state: 'new', spam: false }, { state: 'done', spam: false }])
})

test('a label is set while another submission’s is being saved, or the list is asked for again; one submission’s own wait for each other', async ({ page }) => {
  const sender = newSender()
  const ids = [await giveSubmission(sender), await giveSubmission(sender)]
  const set = (name: string) => expect(labels(page).getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true')
  const isSaving = () => expect(labels(page).getByRole('button', { name: 'Saving...' })).toBeVisible()
  const calls: unknown[] = []
  page.on('request', (request) => { if (request.method() === 'PUT') calls.push(request.postDataJSON()) })
  await open(page, `/admin/inbox?inbox.search=${sender}&inbox.open=${ids[0]}`)
  await expect(rows(page)).toHaveCount(2)
  await set('New')
  const saved = await hold(page, `/api/admin/submission/${ids[0]}`, 'PUT')
  await page.keyboard.press('d')
  await isSaving()
  await page.keyboard.press('j')
  await set('New')
  const listed = await hold(page, '/api/admin/get-submissions**')
  await page.keyboard.press('d')
  await set('Done')
  await page.keyboard.press('p')
  await set('In progress')
  expect([await labelOf(ids[0]!), await labelOf(ids[1]!)]).toEqual([{ state: 'new', spam: false }, { state: 'in progress', spam: false }])

  await page.keyboard.press('k')
  await isSaving()
  await page.keyboard.press('p')
  saved()
  await set('Done')
  listed()
  await expect(rows(page).first()).toContainText('Done')
  expect(calls).toEqual([{ label: 'done' }, { label: 'done' }, { label: 'in progress' }])
})

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
  await labels(page).getByRole('button', { name: 'Done' }).click()
  await expect(labels(page).getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.inbox-row')).toHaveCount(0)
  await pane(page).getByRole('button', { name: 'Inbox' }).press('Enter')
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
