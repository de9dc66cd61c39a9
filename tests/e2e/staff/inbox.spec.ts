/** /admin/inbox and the activity trail; docs/decisions/inbox.md. */
import { readFileSync } from 'node:fs'
import type { Locator } from '@playwright/test'
import { demoResume } from '../../../scripts/demo/resume.ts'
import { barriers } from '../../support/browser/axe.ts'
import { hold } from '../../support/browser/hold.ts'
import { labels, open, pane, rows, view } from '../../support/browser/inbox-page.ts'
import { giveSubmission, newSender, toldOf } from '../../support/browser/inbox.ts'
import { overflowing } from '../../support/layout.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ reducedMotion: 'reduce' })

test('keeps spam apart, and tells those who were not told of what is none', async ({ page }) => {
  const sender = newSender()
  const id = await giveSubmission(sender, { spam: true, state: 'in progress' })
  await open(page, `/admin/inbox?inbox.search=${sender}`)
  await expect(page.getByRole('heading', { name: 'Nothing matches' })).toBeVisible()
  await expect(view(page, 'Spam')).toHaveText('Spam 1')
  await expect(view(page, 'All')).toHaveText('All 0')
  await view(page, 'Spam').click()
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page).getByRole('time')).toHaveText(/^just now$|^\d+ (minute|hour)s? ago$/)
  // The link opens the submission in another tab too, in the same list.
  expect(new URL((await rows(page).getAttribute('href'))!, page.url()).search).toBe(`?inbox.search=${sender}&inbox.state=spam&inbox.open=${id}`)
  const other = page.context().waitForEvent('page')
  await rows(page).click({ modifiers: ['ControlOrMeta'] })
  await (await other).close()
  await expect(pane(page)).toBeHidden()
  await rows(page).click()
  await expect(pane(page)).toContainText('“Not spam” moves it to the inbox, and tells those who have not been told of it yet.')
  await pane(page).getByRole('button', { name: 'Not spam' }).press('Enter')
  await expect(page.getByText('Not spam: whoever had not been told of it yet is told now.')).toBeVisible()
  // It has the label that it had before it was spam.
  await expect(labels(page).getByRole('button', { name: 'In progress' })).toHaveAttribute('aria-pressed', 'true')
  // The focus is not on the button that replaced this one: a second press would undo the first.
  await expect(pane(page).getByRole('heading', { name: sender })).toBeFocused()
  expect(await toldOf(id)).toEqual(['acknowledge', 'notify'])
  await view(page, 'All').click()
  await expect(rows(page)).toHaveCount(1)
  await labels(page).getByRole('button', { name: 'Spam' }).press('Enter')
  await expect(pane(page).getByRole('button', { name: 'Not spam' })).toBeVisible()
  await expect(pane(page).getByRole('heading', { name: sender })).toBeFocused()
})

test('whoever opens one submission after another is one step from the list', async ({ page }) => {
  const sender = newSender()
  await giveSubmission(sender)
  await giveSubmission(sender)
  await open(page, `/admin/inbox?inbox.search=${sender}`)
  for (const row of [rows(page).first(), rows(page).last()]) {
    await row.click()
    await expect(row).toHaveAttribute('aria-current', 'true')
  }
  await page.goBack()
  await expect(page).toHaveURL(`/admin/inbox?inbox.search=${sender}`)
})

test('how long ago something came stays true while the inbox stands open', async ({ page }) => {
  const sender = newSender()
  await giveSubmission(sender, { minutesAgo: 5 })
  await page.clock.install()
  await open(page, `/admin/inbox?inbox.search=${sender}`)
  const age = rows(page).getByRole('time')
  const before = await age.innerText()
  await page.clock.fastForward(30 * 60_000)
  await expect(age).not.toHaveText(before)
})

test('exports what the list shows', async ({ page }) => {
  const sender = newSender()
  await giveSubmission(sender)
  await giveSubmission(sender, { state: 'done' })
  await open(page, `/admin/inbox?inbox.search=${sender}&inbox.state=done`)
  await expect(rows(page)).toHaveCount(1)
  const file = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export' }).click()
  const lines = readFileSync(await (await file).path(), 'utf8').split('\r\n')
  expect(lines.slice(1)).toEqual([expect.stringMatching(`^Message,${sender},${sender.toLowerCase()}@example.com,done,`), ''])
})

test('shows an applicant’s resume, and what the posting asks for beside what was stated; the trail tells of it in words', async ({ page }) => {
  const sender = newSender()
  const content = Buffer.concat([demoResume('Ada Byron'), Buffer.alloc(300 * 1024)])
  const id = await giveSubmission(sender, { form: 'career-business-development-specialist', data: { phone: '', experience: '0-1', education: 'master', coverLetter: 'I would like to learn.' }, file: content })
  await open(page, `/admin/inbox?inbox.search=${sender}&inbox.form=career-business-development-specialist`)
  await expect(rows(page)).toContainText(['Below the requirement Resume'])
  await rows(page).click()
  await expect(pane(page)).toContainText('The posting asks for 3+ years; the applicant states 0-1 years.')
  for (const name of ['Reply by email', `${sender.toLowerCase()}@example.com`])
    await expect(pane(page).getByRole('link', { name })).toHaveAttribute('href', `mailto:${sender.toLowerCase()}@example.com?subject=Re%3A%20Application%20for%20Business%20Development%20Specialist`)
  await expect(pane(page).getByRole('definition').filter({ hasText: 'not given' })).toHaveText('– not given')
  await expect(pane(page).getByRole('button', { name: /^Download resume/ })).toHaveText(/Résumé\.pdf, 30\d KB$/)
  const downloading = page.waitForEvent('download')
  await pane(page).getByRole('button', { name: /^Download resume/ }).click()
  const file = await downloading
  expect(file.suggestedFilename()).toBe('Résumé.pdf')
  expect(readFileSync(await file.path())).toEqual(content)

  await page.goto('/admin/activity?activity.action=file.download')
  const line = page.getByRole('table', { name: 'Recorded actions' }).locator('tbody').getByRole('row').filter({ has: page.locator(`a[href$="${id}"]`) })
  await expect(line).toContainText(/admin@\S+ downloaded a resume/)
  await line.getByRole('link', { name: 'Open it' }).click()
  await expect(pane(page).getByRole('heading', { name: sender })).toBeVisible()
})

test('shows what somebody wrote, even where it is only their name or address again', async ({ page }) => {
  const sender = newSender()
  const id = await giveSubmission(sender, { data: { query: sender, message: `${sender.toLowerCase()}@example.com` } })
  await open(page, `/admin/inbox?inbox.search=${sender}&inbox.open=${id}`)
  await expect(pane(page).getByRole('term')).toHaveText(['What is it about?', 'Message'])
  await expect(pane(page).getByRole('definition')).toHaveText([sender, `${sender.toLowerCase()}@example.com`])
})

test('a search and a view say what they have found, and the way out of an empty one leads to the list', async ({ page }) => {
  const sender = newSender()
  await giveSubmission(sender)
  await giveSubmission(sender, { state: 'done' })
  // Not the first page, to which the button leads: a view that was loaded before is shown at once.
  await open(page, '/admin/inbox?inbox.page=2')
  const status = page.getByRole('status').filter({ hasText: 'Submissions' })
  await expect(rows(page).first()).toBeVisible()
  await expect(status).toHaveCount(0)
  await page.getByRole('searchbox', { name: 'Search submissions' }).fill(sender)
  await expect(status).toHaveText('Submissions: 1–2 of 2')
  await view(page, 'Done').click()
  await expect(status).toHaveText('Submissions: 1 of 1')
  await view(page, 'Spam').click()
  await expect(status).toHaveText('Submissions: nothing matches')
  const release = await hold(page, '/api/admin/get-submissions**')
  await page.getByRole('button', { name: 'Show the whole inbox' }).press('Enter')
  // The previous view's message that it is empty is gone.
  await expect(view(page, 'All')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('heading', { name: /^No/ })).toHaveCount(0)
  release()
  await expect(status).toHaveText(/^Submissions: 1–10 of [\d,]+$/)
  await expect(page.getByRole('region', { name: 'Submissions' })).toBeFocused()
})

test('in forced colours what is open, chosen and set is not told by its weight alone', async ({ page }) => {
  const sender = newSender()
  await giveSubmission(sender)
  await giveSubmission(sender)
  await open(page, `/admin/inbox?inbox.search=${sender}`)
  await rows(page).first().click()
  await expect(labels(page)).toBeVisible()
  await page.emulateMedia({ forcedColors: 'active' })
  const look = (element: Locator) => element.evaluate((of) => { const { borderLeft, borderBottom, backgroundColor } = getComputedStyle(of); return [borderLeft, borderBottom, backgroundColor] })
  expect(await look(rows(page).first())).not.toEqual(await look(rows(page).last()))
  expect(await look(view(page, 'All'))).not.toEqual(await look(view(page, 'New')))
  expect(await look(labels(page).getByRole('button', { name: 'New' }))).not.toEqual(await look(labels(page).getByRole('button', { name: 'Done' })))
  // axe takes the colours of the page for those that are shown.
  await page.emulateMedia({ forcedColors: 'none' })
})

test('on a phone a submission has the screen, Back returns to its row, nothing reaches over the side, and axe is content', async ({ page }) => {
  const sender = newSender()
  await giveSubmission(sender, { data: { message: `A very long word: ${'x'.repeat(400)}` } })
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, `/admin/inbox?inbox.search=${sender}`)
  await expect(rows(page)).toHaveCount(1)
  expect(await barriers(page)).toEqual([])
  await rows(page).click()
  await expect(pane(page).getByRole('heading', { level: 2 })).toBeFocused()
  await expect(rows(page)).toBeHidden()
  await expect(labels(page)).toBeVisible()
  expect((await pane(page).getByRole('link', { name: '@example.com' }).boundingBox())!.height).toBeGreaterThanOrEqual(24)
  await page.setViewportSize({ width: 320, height: 700 })
  expect(await overflowing(page)).toEqual([])
  expect(await barriers(page)).toEqual([])
  await page.goBack()
  await expect(rows(page)).toBeFocused()
  expect(await overflowing(page)).toEqual([])
  const steps = await page.evaluate(() => history.length)
  for (const time of ['once', 'twice']) {
    await rows(page).click()
    await expect(pane(page)).toBeVisible()
    await pane(page).getByRole('button', { name: 'Back to the inbox' }).click()
    await expect(rows(page), time).toBeFocused()
  }
  // A closed submission leaves no entry in the history, because Back would open it again.
  expect(await page.evaluate(() => history.length)).toBe(steps)
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.setViewportSize({ width: 1440, height: 900 })
  await rows(page).click()
  await expect(labels(page)).toBeVisible()
  expect(await barriers(page)).toEqual([])
})
