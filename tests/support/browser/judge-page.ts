import { openAs } from './sign-in.ts'
/** The judge's dashboard as a judge sees it. */
import { expect, type Locator, type Page } from '@playwright/test'
import { CATEGORIES } from '#contracts/judging.ts'

export const SENT = 'Evaluation form submitted successfully, you can explore more on our website'
export const FAILED = 'An error occurred during submission'

export const sheet = (page: Page): Locator => page.getByRole('form', { name: 'Judging sheet' })
export const title = (page: Page): Locator => sheet(page).getByRole('heading', { name: 'Judging sheet' })
export const score = (page: Page, category: string): Locator => sheet(page).getByRole('spinbutton', { name: category })
export const submit = (page: Page): Locator => sheet(page).getByRole('button', { name: 'Submit evaluation' })
export const discarding = (page: Page): Locator => page.getByRole('dialog', { name: 'Discard what is on the sheet?' })
export const scored = (page: Page): Locator => page.getByRole('table', { name: 'Your evaluations' })

export const open = async (page: Page, email: string): Promise<void> => {
  await openAs(page, 'judge', '/judge/dashboard', email)
  await expect(sheet(page)).toBeVisible()
}

/** 6, 7, 8, 9 and 10: 40 of 50. */
export const fillIn = async (page: Page, venture: string): Promise<void> => {
  await sheet(page).getByLabel('Judge name').fill('Judge Curie')
  await sheet(page).getByLabel('Venture name').fill(venture)
  for (const [i, category] of CATEGORIES.entries()) await score(page, category).fill(String(6 + i))
  await sheet(page).getByLabel('Strengths').fill('A patent that holds.')
  await sheet(page).getByLabel('Weaknesses').fill('One customer.')
}
