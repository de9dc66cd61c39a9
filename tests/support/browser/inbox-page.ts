/** The inbox as an admin sees it. */
import type { Locator, Page } from '@playwright/test'
import { signInAs } from './sign-in.ts'

export const rows = (page: Page): Locator => page.getByRole('region', { name: 'Submissions' }).getByRole('listitem').getByRole('link')
export const pane = (page: Page): Locator => page.getByRole('article')
export const view = (page: Page, name: string): Locator => page.getByRole('group', { name: 'Label', exact: true }).getByRole('button', { name: new RegExp(`^${name}`) })
export const labels = (page: Page): Locator => pane(page).getByRole('group', { name: 'Label of this submission' })

export const open = async (page: Page, address: string): Promise<void> => {
  await signInAs(page, 'admin')
  await page.goto(address)
}
