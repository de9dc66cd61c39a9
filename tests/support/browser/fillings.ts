/** Every public form in the browser: where it is, how a visitor fills it in, and what the specification says about it. */
import { expect, type Page } from '@playwright/test'
import { expectWords, noteWords } from './seen.ts'
import { servicePath } from '../firm.ts'

export type Filling = {
  id: string
  path: string
  /** The form's words: on the button, while sending, on success (with the seconds that they stay), on failure and without an answer. */
  submit: string
  busy: string
  success: string
  seconds?: number
  failure: string
  networkFailure?: string
  fill: (page: Page, email: string) => Promise<void>
}

const person = async (page: Page, email: string) => {
  await page.getByLabel('Full name').fill('Ada Byron')
  await page.getByLabel('Email', { exact: true }).fill(email)
}

export const contact: Filling = {
  id: 'contact', path: '/contact', submit: 'Send message', busy: 'Sending...', success: 'Thanks for your message!',
  failure: 'Your message could not be sent. Nothing you typed is lost: please try again.',
  fill: async (page, email) => {
    await person(page, email)
    await page.getByLabel('What is it about?').fill('Feedback')
    await page.getByLabel('Message', { exact: true }).fill('Thank you.\nYours, Ada')
  },
}
export const loan: Filling = {
  id: 'loan', path: servicePath('loan'), submit: 'Apply for a loan', busy: 'Submitting...', success: 'Loan form received successfully.', seconds: 2,
  failure: 'There was an error submitting the form.',
  fill: async (page, email) => {
    await person(page, email)
    await page.getByLabel(/^Amount in /).fill('8000')
    await page.getByLabel('Loan type').selectOption('Business Loan')
    await page.getByLabel('Reason for loan').fill('A second oven.')
  },
}
export const investment: Filling = {
  id: 'investment', path: `${servicePath('investment')}#invest`, submit: 'Send inquiry', busy: 'Submitting...', success: 'Submitted successfully!', seconds: 2,
  failure: 'There was an error submitting the form.',
  fill: async (page, email) => {
    await person(page, email)
    await page.getByLabel(/^Amount in /).fill('500')
    await page.getByLabel('Plan', { exact: true }).selectOption('SME Growth')
  },
}
export const membership: Filling = {
  id: 'membership', path: servicePath('membership'), submit: 'Request membership', busy: 'Submitting...', success: 'Form submitted successfully',
  failure: 'Submission failed. Please try again.', networkFailure: 'Network error. Please try again.',
  fill: person,
}
const career = (slug: string, seconds: number): Filling => ({
  id: `career-${slug}`, path: `/careers/${slug}`, submit: 'Submit application', busy: 'Submitting...', seconds,
  success: 'Thank you for applying. Your application has been received, and we will write to you by email.',
  failure: 'There was an error submitting your application. Please try again.',
  fill: async (page, email) => {
    await person(page, email)
    await page.getByLabel('Phone').fill('+1 555 0100')
    await page.getByLabel('Years of experience').selectOption('2-3')
    await page.getByLabel('Education').selectOption('master')
    await page.getByLabel('Cover letter').fill('Engines.')
  },
})
const careers = [
  career('investment-analyst', 9), career('consulting-specialist', 6), career('loan-officer', 6),
  career('marketing-specialist', 6), career('technology-specialist', 6),
]
/** The application that asks for a resume, all but the resume. */
export const application: Filling = career('business-development-specialist', 6)
export const fillings = [contact, loan, investment, membership, ...careers]

export const formOf = (page: Page, { id }: { id: string }) => page.locator(`form[data-form="${id}"]`)
export const button = (page: Page, { id, submit, busy }: Filling) =>
  formOf(page, { id }).getByRole('button', { name: new RegExp(`^(${submit}|${busy.replaceAll('.', '\\.')})$`) })

/** The values of its controls by name, except those that no visitor fills in. */
export const valuesOf = (page: Page, filling: Pick<Filling, 'id'>) =>
  formOf(page, filling).locator('[name]:not([name^="_"])').evaluateAll((controls) => Object.fromEntries((controls as HTMLInputElement[]).map(({ name, value }) => [name, value])))

const THANKS = '.sent'
/** Before the page is opened, for `expectThanks`; `open` does it. */
export const noteThanks = (page: Page) => noteWords(page, THANKS)

/** Waits until the form's island is awake. */
export const wake = async (page: Page, filling: Pick<Filling, 'id'>) => {
  const island = page.locator('astro-island', { has: formOf(page, filling) })
  await island.dispatchEvent('pointerover')
  await expect(island).not.toHaveAttribute('ssr', '')
  // Set last of all, after the draft is restored, when the form's own validation replaces the browser's.
  await expect(formOf(page, filling)).toHaveJSProperty('noValidate', true)
}

/** Opens the form's page and waits until its island is awake. */
export const open = async (page: Page, filling: Pick<Filling, 'id' | 'path'>) => {
  await noteThanks(page)
  await page.goto(filling.path)
  await wake(page, filling)
}

/** The thanks were shown, perhaps only for two seconds. */
export const expectThanks = (page: Page, { success }: Filling) => expectWords(page, THANKS, success)

let count = 0
/** An address that no other test uses. */
export const newEmail = () => `visitor-${process.pid}-${Date.now()}-${(count += 1)}@test.example`
