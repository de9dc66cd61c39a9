/** The admin's dashboard as an admin sees it. */
import type { Locator, Page } from '@playwright/test'
import { signInAs } from './sign-in.ts'

/** The calls of its four tables. */
export const LISTS = '**/api/admin/get-{users,clients,judges,evaluations}**'

export const table = (page: Page, name: string): Locator => page.getByRole('table', { name, exact: true })
export const rows = (page: Page, name: string): Locator => table(page, name).locator('tbody').getByRole('row')

/** The cells of a column, row by row. */
export const cells = (page: Page, name: string, heading: string): Locator => table(page, name).locator(`td[data-label="${heading}"]`)
/** A date as the tests' browser formats it (spec section 9). */
export const SHORT_DATE = /^\d{1,2}\/\d{1,2}\/\d{4}$/

export const open = async (page: Page, view = ''): Promise<void> => {
  await signInAs(page, 'admin')
  await page.goto(`/admin/dashboard${view}`)
}

export const counter = (page: Page, name: string) => page.locator('.counters div', { hasText: name }).locator('dd')
