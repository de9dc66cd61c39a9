/** Client Records of /admin/dashboard, by its names. */
import type { Page } from '@playwright/test'
import { open, table } from './admin-page.ts'

export const records = (page: Page) => table(page, 'Client Records')
export const section = (page: Page) => page.getByRole('region', { name: 'Client Records' }).or(page.locator('section#clients'))
export const manage = (page: Page, name: string) => records(page).getByRole('button', { name: `Manage ${name}` })
export const problem = (page: Page) => page.getByRole('dialog').getByRole('form').getByRole('alert')
export const history = (page: Page) => page.getByRole('dialog').getByRole('region', { name: 'History' })

/** The dashboard with only this intern's clients in the table. */
export const openFor = (page: Page, intern: { id: string }) => open(page, `?clients.user=${intern.id}`)
