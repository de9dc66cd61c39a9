/** Notes on submissions; docs/decisions/inbox.md. */
import type { Page } from '@playwright/test'
import { comeBack } from '../../support/browser/clock.ts'
import { hold } from '../../support/browser/hold.ts'
import { giveSubmission, labelOf, newSender } from '../../support/browser/inbox.ts'
import { open, pane, rows } from '../../support/browser/inbox-page.ts'
import { loseAnswer } from '../../support/browser/lose-answer.ts'
import { painted } from '../../support/browser/painted.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ expectedProblems: /status of (404|409|500)|ERR_FAILED/, reducedMotion: 'reduce' })

/** A submission, open in the inbox. */
const openOne = async (page: Page) => {
  const sender = newSender()
  const id = await giveSubmission(sender)
  await open(page, `/admin/inbox?inbox.search=${sender}&inbox.open=${id}`)
  const note = pane(page).getByLabel('Add a note')
  const save = pane(page).getByRole('button', { name: 'Save note' })
  return { id, note, save }
}

test('a note survives a reload before it is sent, and joins the thread under its author’s address', async ({ page }) => {
  const { id, note, save } = await openOne(page)
  // In a field the shortcuts are ordinary letters.
  await note.click()
  await page.keyboard.type('jdns/')
  await page.reload()
  await expect(note).toHaveValue('jdns/')
  await note.fill('Called back on Friday.')
  await save.click()
  // The time is in the text, not only in a `title`, which neither touch nor keyboard can show.
  await expect(pane(page).getByRole('listitem')).toContainText(/Called back on Friday\.admin@.+, \d{1,2}\/\d{1,2}\/\d{4}, \d{1,2}:\d{2} [AP]M/)
  await expect(note).toHaveValue('')
  await save.click()
  await expect(note).toHaveAccessibleDescription('Please write a note')
  await expect(note).toBeFocused()
  expect(await labelOf(id)).toEqual({ state: 'new', spam: false })
})

test('a note that is too long says so at once, before somebody can go on to the next submission', async ({ page }) => {
  const { note, save } = await openOne(page)
  await page.route('**/notes', (route) => route.abort())
  await note.fill('x'.repeat(5001))
  await save.click()
  await expect(note).toHaveAccessibleDescription('Please keep this within 5,000 characters')
  await expect(note).toBeFocused()
})

test('what is written while a note is being saved is not lost with it', async ({ page }) => {
  const { id, note, save } = await openOne(page)
  await save.click()
  await expect(note).toHaveAccessibleDescription('Please write a note')
  await note.fill('Called back.')
  await expect(note).not.toHaveAttribute('aria-invalid', 'true')
  const saved = await hold(page, `/api/admin/submission/${id}/notes`)
  await save.click()
  await note.pressSequentially(' Calls again on Monday.')
  saved()
  await expect(pane(page).getByRole('listitem')).toHaveText(/^Called back\.admin@/)
  await expect(note).toHaveValue('Calls again on Monday.')
  await page.reload()
  await expect(note).toHaveValue('Calls again on Monday.')

  // A text that doesn't continue the sent one is another note.
  const savedToo = await hold(page, `/api/admin/submission/${id}/notes`)
  await save.click()
  await note.fill('Has moved to Lyon.')
  savedToo()
  await expect(pane(page).getByRole('listitem')).toHaveCount(2)
  await expect(note).toHaveValue('Has moved to Lyon.')
})

test('a note whose answer was lost is sent again, and is there once', async ({ page }) => {
  const { id, note, save } = await openOne(page)
  await note.fill('Called back.')
  await loseAnswer(page, `/api/admin/submission/${id}/notes`)
  await save.click()
  await expect(page.getByText('No answer came, so the note may or may not have been saved.')).toBeVisible()
  await expect(pane(page).getByRole('listitem')).toHaveText([/^Called back\.admin@/])
  await page.reload()
  await expect(note).toHaveValue('Called back.')
  await save.click()
  await expect(note).toHaveValue('')
  await expect(pane(page).getByRole('listitem')).toHaveText([/^Called back\.admin@/])
})

test('who comes back while a note is being saved finds it under way, writes on, and may leave again', async ({ page }) => {
  const sender = newSender()
  const id = await giveSubmission(sender)
  await giveSubmission(sender)
  await open(page, `/admin/inbox?inbox.search=${sender}&inbox.open=${id}`)
  await expect(rows(page)).toHaveCount(2)
  const note = pane(page).getByLabel('Add a note')
  const goTo = async (key: string, index: number) => {
    await rows(page).nth(1 - index).focus()
    await page.keyboard.press(key)
    await expect(rows(page).nth(index)).toBeFocused()
    await expect(note).toBeVisible()
  }
  const saveAndComeBack = async (text: string) => {
    await note.fill(text)
    const answer = await hold(page, `/api/admin/submission/${id}/notes`)
    await pane(page).getByRole('button', { name: 'Save note' }).click()
    await goTo('j', 1)
    await expect(note).toHaveValue('')
    await goTo('k', 0)
    await expect(note).toHaveValue(text)
    await pane(page).getByRole('button', { name: 'Saving...' }).press('Enter')
    return answer
  }
  const saved = await saveAndComeBack('Called back.')
  await note.press('End')
  await note.pressSequentially(' Calls again on Monday.')
  saved()
  await expect(pane(page).getByRole('listitem')).toHaveText(/^Called back\.admin@/)
  await expect(note).toHaveValue('Calls again on Monday.')

  const savedToo = await saveAndComeBack('Has moved to Lyon.')
  await note.press('End')
  await note.pressSequentially(' Rue de la Paix.')
  await goTo('j', 1)
  const answered = page.waitForResponse(`**/api/admin/submission/${id}/notes`)
  savedToo()
  await (await answered).finished()
  await goTo('k', 0)
  await expect(pane(page).getByRole('listitem')).toHaveCount(2)
  await expect(note).toHaveValue('Rue de la Paix.')
  await page.reload()
  await expect(note).toHaveValue('Rue de la Paix.')

  await page.route(`**/api/admin/submission/${id}/notes`, (route) => route.abort())
  const refused = await saveAndComeBack('Not lost.')
  refused()
  await expect(page.getByText('No answer came, so the note may or may not have been saved. It is still in its field')).toBeVisible()
  await expect(pane(page).getByRole('button', { name: 'Save note' })).toBeVisible()
  await expect(note).toHaveValue('Not lost.')
})

test('a label’s answer that comes after a note has been saved, and does not know of it, does not take it away', async ({ page }) => {
  const { id, note, save } = await openOne(page)
  const asked = Promise.withResolvers<undefined>()
  const gate = Promise.withResolvers<undefined>()
  await page.route(`**/api/admin/submission/${id}`, async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    const response = await route.fetch()
    asked.resolve(undefined)
    await gate.promise
    await route.fulfill({ response })
  })
  await pane(page).getByRole('button', { name: 'Done' }).click()
  await asked.promise
  await note.fill('Called back.')
  await save.click()
  await expect(pane(page).getByRole('listitem')).toHaveText(/^Called back\.admin@/)
  gate.resolve(undefined)
  await expect(pane(page).getByRole('button', { name: 'Done' })).toHaveAttribute('aria-pressed', 'true')
  await expect(pane(page).getByRole('listitem')).toHaveText(/^Called back\.admin@/)
})

test('an answer that was asked for before a note was saved does not take the note away', async ({ page }) => {
  const sender = newSender()
  const id = await giveSubmission(sender)
  await page.clock.install()
  await open(page, `/admin/inbox?inbox.search=${sender}&inbox.open=${id}`)
  await expect(pane(page).getByText('None yet')).toBeVisible()
  const asked = Promise.withResolvers<undefined>()
  const gate = Promise.withResolvers<undefined>()
  let isFirst = true
  await page.route(`**/api/admin/submission/${id}`, async (route) => {
    // Later requests are not answered: they would restore what a late answer had removed.
    if (!isFirst) return
    isFirst = false
    const response = await route.fetch()
    asked.resolve(undefined)
    await gate.promise
    await route.fulfill({ response })
  })
  await comeBack(page)
  await asked.promise
  await pane(page).getByLabel('Add a note').fill('Called back.')
  await pane(page).getByRole('button', { name: 'Save note' }).click()
  await expect(pane(page).getByRole('listitem')).toHaveText(/^Called back\.admin@/)
  const late = page.waitForResponse(`**/api/admin/submission/${id}`)
  gate.resolve(undefined)
  await (await late).finished()
  await painted(page)
  await expect(pane(page).getByRole('listitem')).toHaveText(/^Called back\.admin@/)
})
