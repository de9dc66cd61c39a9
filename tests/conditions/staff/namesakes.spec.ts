/** A client that was entered twice can't be tracked, and staff are told: docs/decisions/clients.md "Entered twice". */
import { randomUUID } from 'node:crypto'
import { manage, openFor } from '../../support/browser/admin-clients.ts'
import { barriers } from '../../support/browser/axe.ts'
import { standStill } from '../../support/browser/clock.ts'
import { add, dialog, fillIn, form, records } from '../../support/browser/intern-page.ts'
import { giveClient, newIntern, signIn } from '../../support/browser/interns.ts'
import { painted } from '../../support/browser/painted.ts'
import { expect, test } from '../../support/browser/test.ts'

test.use({ reducedMotion: 'reduce' })

const WARNING = 'Nobody can track this client: another of yours has the same first and last name and date of birth.'
const NOTICE = /^Nobody can track this client: another has the same first and last name and date of birth\.$/

test('an intern who adds somebody twice is warned, and finds the way from one to the other, by keyboard', async ({ page }) => {
  // A warning toast would disappear by itself, and the test would miss it.
  await standStill(page)
  await signIn(page, (await newIntern()).email)
  await fillIn(page)
  const known = page.waitForResponse(/\/api\/users\/client\/[^/?]+$/)
  await add(page).click()
  await expect(records(page).getByRole('row', { name: /Beatrix Potter/ })).toHaveCount(1)
  await expect(form(page).getByLabel('First name')).toHaveValue('')
  await (await known).finished()
  await expect(page.getByText('Client added successfully')).toBeVisible()
  await painted(page)
  await expect(page.getByText(WARNING)).toBeHidden()

  await fillIn(page)
  await add(page).click()
  await expect(page.getByText(WARNING)).toBeVisible()
  const edit = records(page).getByRole('button', { name: 'Edit Beatrix Potter' })
  await expect(edit).toHaveCount(2)
  await edit.first().press('Enter')
  await expect(dialog(page).getByText(NOTICE)).toBeVisible()
  expect(await barriers(page, { within: 'dialog' })).toEqual([])
  const address = page.url()
  await dialog(page).getByRole('button', { name: /^Open the one added .* \(Evidence Mapping, / }).press('Enter')
  await expect(page).not.toHaveURL(address)
  await expect(dialog(page).getByRole('heading', { name: 'Edit Client' })).toBeFocused()

  await dialog(page).getByLabel('Last name').fill('Heelis')
  await dialog(page).getByRole('button', { name: 'Save changes' }).press('Enter')
  await expect(dialog(page)).toBeHidden()
  await expect(edit).toHaveCount(1)
  await edit.press('Enter')
  await expect(dialog(page).getByRole('region', { name: 'History' })).toBeVisible()
  await expect(dialog(page).getByText(NOTICE)).toBeHidden()
})

test('an admin reads whose the others are', async ({ page }) => {
  const [one, other, key] = [await newIntern(), await newIntern(), randomUUID()]
  await giveClient(one.id, { firstName: 'Rosalind', lastName: 'Franklin', key })
  await giveClient(other.id, { firstName: 'Rosalind', lastName: 'Franklin', key, status: 'Approved' })
  await openFor(page, one)
  await manage(page, 'Rosalind Franklin').click()
  await expect(page.getByRole('dialog').getByText(NOTICE)).toBeVisible()
  await page.getByRole('dialog').getByRole('button', { name: `(Approved, ${other.email})` }).click()
  await expect(page.getByRole('dialog').getByRole('radio', { name: other.email })).toBeChecked()
  await expect(page.getByRole('dialog').getByRole('button', { name: `(Evidence Mapping, ${one.email})` })).toBeVisible()
})
