/** The inbox on a failing connection, and when somebody has deleted what is open; docs/decisions/inbox.md. */
import { demoResume } from '../../../scripts/demo/resume.ts'
import { comeBack } from '../../support/browser/clock.ts'
import { query } from '../../support/browser/database.ts'
import { labels, open, pane, rows, view } from '../../support/browser/inbox-page.ts'
import { giveSubmission, newSender } from '../../support/browser/inbox.ts'
import { painted } from '../../support/browser/painted.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ expectedProblems: /status of (404|409|500)|ERR_FAILED/, reducedMotion: 'reduce' })

test('a resume that has been erased meanwhile is said to be, and offered no longer', async ({ page }) => {
  const sender = newSender()
  const id = await giveSubmission(sender, { form: 'career-business-development-specialist', file: demoResume('Ada Byron') })
  await open(page, `/admin/inbox?inbox.search=${sender}&inbox.open=${id}`)
  const download = pane(page).getByRole('button', { name: /^Download resume/ })
  await expect(download).toBeVisible()
  await expect(rows(page)).toContainText(['Resume'])
  await query('delete from submission_files where submission_id = $1', [id])
  await download.press('Enter')
  await expect(page.getByText('This file is no longer here.')).toBeVisible()
  await expect(download).toHaveCount(0)
  await expect(pane(page).getByRole('heading', { name: sender })).toBeFocused()
  await expect(rows(page)).not.toContainText(['Resume'])
})

test('says what is empty, what could not be loaded and what could not be saved, and loses nothing', async ({ page }) => {
  const sender = newSender()
  const id = await giveSubmission(sender)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.route('**/api/admin/get-submissions**', (route) => route.fulfill({ json: { data: [], meta: { total: 0, page: 1, pageSize: 10 } } }))
  await open(page, '/admin/inbox')
  await expect(page.getByRole('heading', { name: 'No submissions yet' })).toBeVisible()
  for (const [label, title] of [['New', 'Nothing new'], ['Done', 'Nothing here'], ['Spam', 'No spam']] as const) {
    await view(page, label).click()
    await expect(page.getByRole('heading', { name: title })).toBeVisible()
  }
  await page.goto('/admin/inbox')
  await page.unrouteAll()
  await page.route('**/api/admin/get-submissions**', (route) => route.fulfill({ status: 500, json: { error: 'x', errors: [] } }))
  await page.reload()
  await expect(page.getByText('Failed to fetch submissions')).toBeVisible()
  await page.unrouteAll()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page).first()).toBeVisible()
  await page.route('**/api/admin/get-submissions**', (route) => route.abort())
  await page.getByRole('button', { name: 'Next page' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'The inbox could not be loaded' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Next page' })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Next page' })).toBeInViewport({ ratio: 1 })
  await page.unrouteAll()

  await page.goto(`/admin/inbox?inbox.search=${sender}&inbox.open=${id}`)
  await page.route('**/api/admin/submission/**', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()))
  await labels(page).getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('No answer came, so the label may or may not have been saved')).toBeVisible()
  await expect(labels(page).getByRole('button', { name: 'New' })).toHaveAttribute('aria-pressed', 'true')
  // The server gets the request, but its answer is lost: the server's state is shown.
  await page.route('**/api/admin/submission/*', async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    await route.fetch()
    await route.abort()
  })
  await labels(page).getByRole('button', { name: 'Done' }).click()
  await expect(labels(page).getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'true')
  // A failure is no longer shown after the next success.
  await page.unrouteAll()
  await labels(page).getByRole('button', { name: 'In progress' }).click()
  await expect(labels(page).getByRole('button', { name: 'In progress' })).toHaveAttribute('aria-pressed', 'true')
  await expect(page.locator('.toast').filter({ hasText: 'the label' })).toHaveCount(0)

  await page.route('**/api/admin/submission/**/notes', (route) => route.abort())
  await pane(page).getByLabel('Add a note').fill('Not lost.')
  await pane(page).getByRole('button', { name: 'Save note' }).click()
  await expect(page.getByText('No answer came, so the note may or may not have been saved. It is still in its field')).toBeVisible()
  await expect(pane(page).getByLabel('Add a note')).toHaveValue('Not lost.')
  for (const status of [409, 500]) {
    await page.route('**/api/admin/submission/**/notes', (route) => route.fulfill({ status, json: { error: 'x', errors: [] } }))
    const refused = page.waitForResponse('**/api/admin/submission/**/notes')
    await pane(page).getByRole('button', { name: 'Save note' }).press('Enter')
    await refused
    await expect(pane(page).getByRole('button', { name: 'Save note' })).toBeFocused()
    await expect(pane(page).getByLabel('Add a note')).toHaveValue('Not lost.')
  }
  await page.unrouteAll()
  await pane(page).getByRole('button', { name: 'Save note' }).press('Enter')
  await expect(pane(page).getByRole('listitem')).toHaveText(/^Not lost\./)
  await expect(page.locator('.toast').filter({ hasText: 'the note' })).toHaveCount(0)
})

test('a submission that can’t be shown says so, each time it is asked for', async ({ page }) => {
  const sender = newSender()
  const id = await giveSubmission(sender)
  await page.route('**/api/admin/submission/**', (route) => route.fulfill({ status: 500, json: { error: 'x', errors: [] } }))
  await open(page, `/admin/inbox?inbox.search=${sender}`)
  await rows(page).click()
  const alert = pane(page).getByRole('alert')
  await expect(alert).toHaveText('The submission could not be loaded.')
  const said = await alert.elementHandle()
  await pane(page).getByRole('button', { name: 'Try again' }).press('Enter')
  // Only a new element is announced again.
  await expect.poll(() => said.evaluate((element) => element.isConnected)).toBe(false)
  await expect(alert).toHaveText('The submission could not be loaded.')
  await expect(pane(page).getByRole('button', { name: 'Try again' })).toBeFocused()
  await page.unrouteAll()
  await page.keyboard.press('Enter')
  await expect(pane(page).getByRole('heading', { name: sender })).toBeFocused()

  await page.goto(`/admin/inbox?inbox.open=${id.replace(/^.{8}/, '00000000')}`)
  await expect(alert).toHaveText('This submission is no longer here.')
})

test('a submission that was deleted meanwhile says so, whatever is shown of it and whatever is done to it, and nobody loses their place', async ({ page }) => {
  const sender = newSender()
  await page.clock.install()
  const openOne = async () => {
    const id = await giveSubmission(sender)
    await open(page, `/admin/inbox?inbox.search=${sender}&inbox.open=${id}`)
    await expect(rows(page)).toHaveCount(1)
    await pane(page).getByLabel('Add a note').fill('Called back.')
    await query('delete from submissions where id = $1', [id])
  }
  const expectGone = async () => {
    await expect(pane(page).getByRole('alert')).toHaveText('This submission is no longer here.')
    await expect(labels(page)).toHaveCount(0)
    await expect(pane(page).getByRole('heading', { name: 'Not shown' })).toBeFocused()
  }
  await openOne()
  await comeBack(page)
  await expectGone()

  await openOne()
  await labels(page).getByRole('button', { name: 'Done' }).press('Enter')
  await expectGone()
  await expect(rows(page)).toHaveCount(0)

  await openOne()
  await pane(page).getByRole('button', { name: 'Save note' }).press('Enter')
  await expectGone()
  await expect(rows(page)).toHaveCount(0)
})

test('what is gone stays gone where the line is lost afterwards', async ({ page }) => {
  const sender = newSender()
  const id = await giveSubmission(sender)
  await page.clock.install()
  await open(page, `/admin/inbox?inbox.search=${sender}&inbox.open=${id}`)
  await expect(pane(page)).toContainText('Thank you.')
  await expect(rows(page)).toHaveCount(1)
  await query('delete from submissions where id = $1', [id])
  // The list can't be loaded again, so it still shows the row.
  await page.route('**/api/admin/get-submissions**', (route) => route.abort())
  await comeBack(page)
  const isGone = () => expect(pane(page).getByRole('alert')).toHaveText('This submission is no longer here.')
  await isGone()

  let lost = 0
  page.on('requestfailed', (request) => { if (request.url().endsWith(id)) lost++ })
  await page.route(`**/api/admin/submission/${id}`, (route) => route.abort())
  await comeBack(page)
  // A failed request is repeated once.
  await expect.poll(() => lost).toBe(2)
  await painted(page)
  await isGone()

  await page.keyboard.press('Escape')
  await rows(page).press('Enter')
  await expect(pane(page).getByRole('heading', { name: 'Not shown' })).toBeVisible()
  await expect(pane(page)).not.toContainText('Thank you.')
})

test('a label of a newer release, which this page doesn’t know, asks for a reload instead of one try after another, and only once', async ({ page }) => {
  await page.clock.install()
  let asked = 0
  await page.route('**/api/admin/get-submissions**', async (route) => {
    asked += 1
    const answer = await (await route.fetch()).json() as { data: object[] }
    await route.fulfill({ json: { ...answer, data: answer.data.map((row) => ({ ...row, state: 'waiting' })) } })
  })
  await open(page, '/admin/inbox')
  await expect(page.getByRole('heading', { name: 'The inbox could not be loaded' })).toBeVisible()
  const told = page.locator('.toast').filter({ hasText: /this page is too old to show all of it\. Please reload the page\./ })
  await expect(told).toBeVisible()
  await told.getByRole('button', { name: 'Dismiss' }).click()
  await expect(told).toBeHidden()
  // Twice, so that what the first return says is there by the second.
  for (const tries of [4, 6]) {
    await comeBack(page)
    await expect.poll(() => asked).toBe(tries)
  }
  await expect(told).toBeHidden()
})
