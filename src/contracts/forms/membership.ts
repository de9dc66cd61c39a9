import type { FormDeclaration } from '#contracts/forms/declaration.ts'
import { emailField, messageField, nameField, options, phoneField } from '#contracts/forms/fields.ts'
import { RETENTION_MONTHS } from '#contracts/forms/retention.ts'
import { choices } from '#contracts/forms/site.generated.ts'

/** The plan that is recommended. */
export const DEFAULT_PLAN = choices.recommended
const MEMBERSHIP_REQUIRED = 'Please provide your name and email.'

/** Spec sections 2 (/services/{product}-membership), 5, 8. */
export const membershipForm: FormDeclaration = {
  id: 'membership',
  title: 'Membership request',
  tells: 'office',
  retentionMonths: RETENTION_MONTHS.submission,
  fields: [
    { ...nameField('fullName'), aliases: ['name'], requiredMessage: MEMBERSHIP_REQUIRED },
    { ...emailField, requiredMessage: MEMBERSHIP_REQUIRED },
    phoneField,
    { name: 'plan', label: 'Plan', type: 'select', required: true, options: options(...choices.memberships), initial: DEFAULT_PLAN },
    messageField(false),
  ],
  submit: 'Request membership',
  busy: 'Submitting...',
  success: 'Form submitted successfully',
  after: { kind: 'stay' },
  keeps: ['plan'],
  failure: 'Submission failed. Please try again.',
  networkFailure: 'Network error. Please try again.',
  promise: 'We confirm your plan by email before anything is charged.',
}
