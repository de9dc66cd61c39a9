/** On a phone with the text size doubled, all of a portal can be read and reached (WCAG 1.4.4). */
import type { Page } from '@playwright/test'
import { rows } from '../../support/browser/admin-page.ts'
import { query } from '../../support/browser/database.ts'
import { giveSubmission, newSender } from '../../support/browser/inbox.ts'
import { expectLegible, textOf } from '../../support/browser/large-text.ts'
import { expect, test } from '../../support/browser/test.ts'
import { visit } from '../../support/visit.ts'

const FONT_PX = 32

test.use({ ...textOf(FONT_PX), viewport: { width: 390, height: 844 } })

for (const route of ['/admin/dashboard', '/admin/inbox', '/admin/inbox?inbox.search=nobody', '/admin/activity', '/admin/health', '/admin/security', '/intern/dashboard', '/judge/dashboard'])
  test(`${route} fits a phone in a text of ${FONT_PX} px`, async ({ page }) => {
    await visit(page, route)
    await expectLegible(page, FONT_PX, [360, 390])
  })

test('a submission in progress with a note says in whole words which form it came by', async ({ page }) => {
  const sender = newSender()
  const id = await giveSubmission(sender, { state: 'in progress' })
  await query("insert into submission_notes (submission_id, account_id, text) select $1, id, 'Called back.' from accounts where role = 'admin' limit 1", [id])
  await visit(page, `/admin/inbox?inbox.search=${sender}`)
  await expectLegible(page, FONT_PX, [360, 390])
})

test('an opened submission takes the list’s place where both side by side would leave it a few letters a line', async ({ page }) => {
  const sender = newSender()
  await visit(page, `/admin/inbox?inbox.search=${sender}&inbox.open=${await giveSubmission(sender)}`)
  for (const width of [1024, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    expect((await page.locator('.inbox-reading').boundingBox())!.width).toBeGreaterThan(16 * FONT_PX)
  }
})

/** By how many pixels the open dialog's content is wider than the dialog. */
const beyondEdge = (page: Page) => page.getByRole('dialog').locator('.sheet').evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)

test('a client’s dialog is as wide as the phone, for an admin and for an intern', async ({ page }) => {
  await visit(page, '/admin/dashboard?clients.search=Okonkwo')
  await rows(page, 'Client Records').getByRole('button', { name: /^Manage / }).click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save changes' })).toBeVisible()
  expect(await beyondEdge(page)).toBe(0)
  await visit(page, '/intern/dashboard')
  await page.getByRole('button', { name: /^Edit / }).first().click()
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save changes' })).toBeVisible()
  expect(await beyondEdge(page)).toBe(0)
})

test('an address fits into the field that it is typed into', async ({ page }) => {
  await visit(page, '/admin/dashboard')
  const { width } = (await page.getByLabel('Email of the new intern').boundingBox())!
  expect(width).toBeGreaterThan(8 * FONT_PX)
})
