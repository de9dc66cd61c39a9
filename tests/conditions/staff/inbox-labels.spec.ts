/** Labels of the inbox: a change applies only to the label that was seen last, whoever set it; docs/decisions/inbox.md. */
import { query } from '../../support/browser/database.ts'
import { hold } from '../../support/browser/hold.ts'
import { labels, open, pane, rows } from '../../support/browser/inbox-page.ts'
import { giveSubmission, labelOf, newSender } from '../../support/browser/inbox.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ expectedProblems: /status of 409|ERR_FAILED/, reducedMotion: 'reduce' })

test('a label that somebody else has changed meanwhile is not undone, and is shown', async ({ page }) => {
  const sender = newSender()
  const id = await giveSubmission(sender)
  await open(page, `/admin/inbox?inbox.search=${sender}&inbox.open=${id}`)
  await expect(labels(page)).toBeVisible()
  await expect(rows(page)).toHaveCount(1)
  await query('update submissions set spam = true where id = $1', [id])
  await labels(page).getByRole('button', { name: 'Done' }).press('Enter')
  await expect(page.getByText('Somebody else has set another label in the meantime. Nothing was overwritten')).toBeVisible()
  await expect(pane(page).getByRole('button', { name: 'Not spam' })).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
  expect(await labelOf(id)).toEqual({ state: 'new', spam: true })
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
  expect(calls).toEqual([{ label: 'done', from: 'new' }, { label: 'done', from: 'new' }, { label: 'in progress', from: 'done' }])
})

for (const [key, state, word] of [['p', 'in progress', 'In progress'], ['n', 'new', 'New']])
  test(`one’s own label, which the list doesn’t show yet, is nobody else’s: from Done to ${word}`, async ({ page }) => {
    const sender = newSender()
    const id = await giveSubmission(sender)
    await open(page, `/admin/inbox?inbox.search=${sender}`)
    await rows(page).focus()
    const letGo = await hold(page, '/api/admin/get-submissions**')
    await page.keyboard.press('d')
    await expect.poll(() => labelOf(id)).toEqual({ state: 'done', spam: false })
    await expect(page.getByRole('status').filter({ hasText: `from ${sender}: Done` })).toHaveCount(1)
    await page.keyboard.press(key!)
    await expect.poll(() => labelOf(id)).toEqual({ state, spam: false })
    letGo()
    await expect(rows(page)).toContainText([word!])
  })

test('one’s own label is nobody else’s where another’s has asked for the list again, and where the list can’t be had', async ({ page }) => {
  const sender = newSender()
  const [first] = [await giveSubmission(sender, { data: { name: 'Ada' } }), await giveSubmission(sender, { data: { name: 'Grace' } })]
  await open(page, `/admin/inbox?inbox.search=${sender}`)
  await rows(page).first().focus()
  const gate = Promise.withResolvers<undefined>()
  await page.route('**/api/admin/get-submissions**', async (route) => {
    await gate.promise
    await route.abort()
  })
  const isDone = (name: string) => expect(page.getByRole('status').filter({ hasText: `from ${name}: Done` })).toHaveCount(1)
  await page.keyboard.press('d')
  await isDone('Ada')
  await page.keyboard.press('j')
  await page.keyboard.press('d')
  await isDone('Grace')
  await page.keyboard.press('k')
  await expect(rows(page).first()).toBeFocused()
  await page.keyboard.press('p')
  await expect.poll(() => labelOf(first)).toEqual({ state: 'in progress', spam: false })

  gate.resolve(undefined)
  await expect(page.getByText('Failed to fetch submissions')).toBeVisible()
  await page.keyboard.press('s')
  await expect.poll(() => labelOf(first)).toEqual({ state: 'in progress', spam: true })
})

test('what is open can be labelled back before the list has come again', async ({ page }) => {
  const sender = newSender()
  const id = await giveSubmission(sender)
  await open(page, `/admin/inbox?inbox.search=${sender}&inbox.open=${id}`)
  await expect(labels(page)).toBeVisible()
  const listed = await hold(page, '/api/admin/get-submissions**')
  await page.keyboard.press('d')
  await expect(labels(page).getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('n')
  await expect(labels(page).getByRole('button', { name: 'New' })).toHaveAttribute('aria-pressed', 'true')
  expect(await labelOf(id)).toEqual({ state: 'new', spam: false })
  listed()
})

test('a label that was set in another tab a moment ago is there as soon as one comes back', async ({ page, context }) => {
  const sender = newSender()
  const id = await giveSubmission(sender)
  const address = `/admin/inbox?inbox.search=${sender}&inbox.open=${id}`
  await open(page, address)
  await expect(labels(page)).toBeVisible()
  const other = await context.newPage()
  await other.goto(address)
  await labels(other).getByRole('button', { name: 'Done' }).click()
  await expect(labels(other).getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'true')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(labels(page).getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'true')
  await expect(rows(page)).toContainText('Done')
})
