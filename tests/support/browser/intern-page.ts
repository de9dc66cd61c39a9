/** The parts of /intern/dashboard, by their names. */
import type { Page } from '@playwright/test'
import { ageAt } from '#lib/age.ts'
import { isoDate } from '#lib/format.ts'

export const form = (page: Page) => page.getByRole('form', { name: 'Add New Client' })
export const records = (page: Page) => page.getByRole('table', { name: 'Client Records' })
export const dialog = (page: Page) => page.getByRole('dialog', { name: 'Edit Client' })
export const add = (page: Page) => form(page).getByRole('button', { name: 'Add Client' })

const BORN = '1990-12-10'

/** The age, unless given, agrees with the date of birth. */
export const fillIn = async (page: Page, { age = String(ageAt(BORN, isoDate(new Date()))) } = {}) => {
  // A name that no other test searches for.
  await form(page).getByLabel('First name').fill('Beatrix')
  await form(page).getByLabel('Last name').fill('Potter')
  await form(page).getByLabel('Age').fill(age)
  await form(page).getByLabel('Status').selectOption('Evidence Mapping')
  await form(page).getByLabel('Date of birth').fill(BORN)
}

/** The keys of the drafts in the tab's storage. */
export const drafts = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).filter((key) => key.startsWith('staff-draft')))
