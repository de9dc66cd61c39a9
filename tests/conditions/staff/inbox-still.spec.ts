/** The open submission doesn't move while the list beside it is updated; docs/decisions/inbox.md. */
import type { Locator } from '@playwright/test'
import { hold } from '../../support/browser/hold.ts'
import { giveSubmission, newSender } from '../../support/browser/inbox.ts'
import { open, pane, rows, view } from '../../support/browser/inbox-page.ts'
import { painted } from '../../support/browser/painted.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ reducedMotion: 'reduce' })

const LIST = '/api/admin/get-submissions?*'
/** The element's position in the window, after a paint, during which the browser may move the page. */
const topOf = async (what: Locator) => {
  await painted(what.page())
  return what.evaluate((element) => element.getBoundingClientRect().top)
}
/** Scrolls until the row after this one is the first in sight, which the browser would keep in place by moving the page (scroll anchoring). */
const scrollPast = (row: Locator) => row.evaluate((element) => {
  window.scrollBy(0, element.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + 4)
})
const heightOf = (what: Locator) => what.evaluate((element) => element.getBoundingClientRect().height)

test('a note that the row counts changes neither the row’s height nor the place of what is read', async ({ page }) => {
  const sender = newSender()
  const id = await giveSubmission(sender)
  await open(page, `/admin/inbox?inbox.search=${sender}&inbox.open=${id}`)
  await expect(rows(page)).toHaveCount(1)
  const note = pane(page).getByLabel('Add a note')
  const save = pane(page).getByRole('button', { name: 'Save note' })
  await note.fill('Called back on Friday.')
  await scrollPast(rows(page))
  const height = await heightOf(rows(page))
  const listed = await hold(page, LIST)
  await save.click()
  await expect(pane(page).getByRole('listitem')).toHaveCount(1)
  await expect(save).toBeVisible()
  const before = await topOf(save)
  listed()
  await expect(rows(page)).toContainText('1 note')
  expect(await topOf(save)).toBe(before)
  expect(await heightOf(rows(page))).toBe(height)
})

for (const width of [320, 412])
  test(`at ${width} px thousands of submissions move the list no more than none: the views have room for their counts`, async ({ page }) => {
    await page.setViewportSize({ width, height: 823 })
    const counts = Promise.withResolvers<undefined>()
    await page.route(`**${LIST}`, async (route) => {
      await counts.promise
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...((await response.json()) as object), labels: { new: 9216, 'in progress': 1070, done: 8211, spam: 6691 } } })
    })
    await open(page, '/admin/inbox')
    await expect(view(page, 'All')).toBeVisible()
    const before = await topOf(view(page, 'Spam'))
    const list = await topOf(page.getByRole('region', { name: 'Submissions' }))
    counts.resolve(undefined)
    await expect(view(page, 'All')).toHaveText('All 18,497')
    expect(await topOf(view(page, 'Spam'))).toBe(before)
    expect(await topOf(page.getByRole('region', { name: 'Submissions' }))).toBe(list)
  })
