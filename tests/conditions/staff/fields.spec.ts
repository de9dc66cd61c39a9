/** Fields are told apart by their names alone, as a screen reader lists them, and show what is chosen in them. */
import type { Locator, Page } from '@playwright/test'
import { dialog } from '../../support/browser/intern-page.ts'
import { sheet } from '../../support/browser/judge-page.ts'
import { newAccount, sessionOf, signInAs } from '../../support/browser/sign-in.ts'
import { expect, test } from '../../support/browser/test.ts'
import { visit } from '../../support/visit.ts'

const fieldsOf = async (page: Page): Promise<string[]> =>
  [...(await page.locator('main').ariaSnapshot()).matchAll(/- (?:textbox|searchbox|combobox) "([^"]+)"/g)].map(([, name]) => name!)

test('no two fields of the admin’s dashboard have one name', async ({ page }) => {
  // On a phone, where rows are cards, each table has one field more.
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

/** By how many pixels a select's longest option is wider than the space left of its arrow. */
const beneathArrow = (select: Locator): Promise<number> => select.evaluate((field: HTMLSelectElement) => {
  const { paddingRight, backgroundPositionX, backgroundSize } = getComputedStyle(field)
  const arrow = parseFloat(backgroundPositionX.replace(/^calc\(100% - /, '')) + parseFloat(backgroundSize)
  const place = field.getBoundingClientRect().width - arrow + parseFloat(paddingRight)
  field.style.width = 'max-content'
  const longest = field.getBoundingClientRect().width
  field.style.width = ''
  return Math.max(0, longest - place)
})

test.describe('on a phone', () => {
  test.use({ hasTouch: true, isMobile: true })

  for (const width of [360, 390]) test(`each choice of a field of the portals is read whole beside its arrow, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await visit(page, '/intern/dashboard')
    expect(await beneathArrow(page.getByRole('form', { name: 'Add New Client' }).getByLabel('Status'))).toBe(0)
    await page.getByRole('button', { name: /^Edit / }).first().click()
    expect(await beneathArrow(dialog(page).getByLabel('Status'))).toBe(0)
    await visit(page, '/judge/dashboard')
    expect(await beneathArrow(sheet(page).getByLabel('Recommendation'))).toBe(0)
  })
})
