/** Notes on submissions; docs/decisions/inbox.md. */
import { hold } from '../../support/hold.ts'
import { giveSubmission, labelOf, newSender } from '../../support/inbox.ts'
import { open, pane } from '../../support/inbox-page.ts'
import { expect, test } from '../../support/test.ts'

test.use({ expectedProblems: /status of (404|409|500)|ERR_FAILED/, reducedMotion: 'reduce' })

test('a note survives a reload before it is sent, and joins the thread under its author’s address', async ({ page }) => {
  const sender = newSender()
  const id = await giveSubmission(sender)
  await open(page, `/admin/inbox?inbox.search=${sender}&inbox.open=${id}`)
  // In a field the same keys are letters.
  await pane(page).getByLabel('Add a note').click()
  await page.keyboard.type('jdns/')
  await page.reload()
  await expect(pane(page).getByLabel('Add a note')).toHaveValue('jdns/')
  await pane(page).getByLabel('Add a note').fill('Called back on Friday.')
  await pane(page).getByRole('button', { name: 'Save note' }).click()
  await expect(pane(page).getByRole('listitem')).toContainText(/Called back on Friday\.admin@.+, just now/)
  await expect(pane(page).getByLabel('Add a note')).toHaveValue('')
  await pane(page).getByRole('button', { name: 'Save note' }).click()
  await expect(pane(page).getByLabel('Add a note')).toHaveAccessibleDescription('Please write a note')
  await expect(pane(page).getByLabel('Add a note')).toBeFocused()
  expect(await labelOf(id)).toEqual({ state: 'new', spam: false })
})

test('what is written while a note is being saved is not lost with it', async ({ page }) => {
  const sender = newSender()
  const id = await giveSubmission(sender)
  await open(page, `/admin/inbox?inbox.search=${sender}&inbox.open=${id}`)
  const note = pane(page).getByLabel('Add a note')
  const save = pane(page).getByRole('button', { name: 'Save note' })
  await note.fill('Called back.')
  const saved = await hold(page, `/api/admin/submission/${id}/notes`)
  await save.click()
  await note.pressSequentially(' Calls again on Monday.')
  saved()
  await expect(pane(page).getByRole('listitem')).toHaveText(/^Called back\.admin@/)
  await expect(note).toHaveValue('Calls again on Monday.')
  await page.reload()
  await expect(note).toHaveValue('Calls again on Monday.')

  // What doesn't go on from what was sent is another note.
  const savedToo = await hold(page, `/api/admin/submission/${id}/notes`)
  await save.click()
  await note.fill('Has moved to Lyon.')
  savedToo()
  await expect(pane(page).getByRole('listitem')).toHaveCount(2)
  await expect(note).toHaveValue('Has moved to Lyon.')
})

test('an answer that was asked for before a note was saved does not take the note away', async ({ page }) => {
  const sender = newSender()
  const id = await giveSubmission(sender)
  await page.clock.install()
  await open(page, `/admin/inbox?inbox.search=${sender}&inbox.open=${id}`)
  await expect(pane(page).getByText('None yet')).toBeVisible()
  const asked = Promise.withResolvers<undefined>()
  const gate = Promise.withResolvers<undefined>()
  await page.route(`**/api/admin/submission/${id}`, async (route) => {
    const response = await route.fetch()
    asked.resolve(undefined)
    await gate.promise
    await route.fulfill({ response })
  })
  // Who comes back to the page after a while has it asked for again.
  await page.clock.fastForward(20_000)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await asked.promise
  await pane(page).getByLabel('Add a note').fill('Called back.')
  await pane(page).getByRole('button', { name: 'Save note' }).click()
  await expect(pane(page).getByRole('listitem')).toHaveText(/^Called back\.admin@/)
  const late = page.waitForResponse(`**/api/admin/submission/${id}`)
  gate.resolve(undefined)
  await (await late).finished()
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))))
  await expect(pane(page).getByRole('listitem')).toHaveText(/^Called back\.admin@/)
})
