/** Fields by their names alone, as a screen reader lists them. */
import type { Page } from '@playwright/test'
import { newAccount, sessionOf, signInAs } from '../../support/sign-in.ts'
import { expect, test } from '../../support/test.ts'
import { visit } from '../../support/visit.ts'

const fieldsOf = async (page: Page): Promise<string[]> =>
  [...(await page.locator('main').ariaSnapshot()).matchAll(/- (?:textbox|searchbox|combobox) "([^"]+)"/g)].map(([, name]) => name!)

test('no two fields of the admin’s dashboard have one name', async ({ page }) => {
  // Where a table is cards it has a field more.
  await page.setViewportSize({ width: 390, height: 844 })
  await visit(page, '/admin/dashboard')
  await expect(page.getByRole('combobox', { name: 'Sort by' })).toHaveCount(4)
  const fields = await fieldsOf(page)
  expect(fields).toEqual([...new Set(fields)])
})

test('nor do two of the security page, where both ask for the password', async ({ page }) => {
  const { email } = await newAccount('admin')
  await sessionOf('admin', email)
  await signInAs(page, 'admin', email)
  await page.goto('/admin/security')
  await page.getByRole('button', { name: 'Sign out everywhere else' }).click()
  await expect(page.getByLabel('Your password')).toHaveCount(2)
  const fields = await fieldsOf(page)
  expect(fields).toEqual([...new Set(fields)])
})
