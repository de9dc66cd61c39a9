/** The admin's dashboard as an admin sees it. */
import type { Locator, Page } from '@playwright/test'
import { signInAs } from './sign-in.ts'

/** The calls of its four tables. */
export const LISTS = '**/api/admin/get-{users,clients,judges,evaluations}**'

export const table = (page: Page, name: string): Locator => page.getByRole('table', { name, exact: true })
export const rows = (page: Page, name: string): Locator => table(page, name).locator('tbody').getByRole('row')

export const open = async (page: Page, view = ''): Promise<void> => {
  await signInAs(page, 'admin')
  await page.goto(`/admin/dashboard${view}`)
}

export const counter = (page: Page, name: string) => page.locator('.counters div', { hasText: name }).locator('dd')
