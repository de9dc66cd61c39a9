import type { FormDeclaration } from '#contracts/forms/declaration.ts'
import { amountField, emailField, messageField, nameField, options } from '#contracts/forms/fields.ts'
import { RETENTION_MONTHS } from '#contracts/forms/retention.ts'
import { choices } from '#contracts/forms/site.generated.ts'

/** Spec sections 2 (/services/{product}-investment), 4, 5, 9: minimum 100, step 100. */
export const investmentForm: FormDeclaration = {
  id: 'investment',
  title: 'Investment inquiry',
  tells: 'office',
  retentionMonths: RETENTION_MONTHS.submission,
  fields: [
    nameField(),
    emailField,
    amountField('amount', { min: 100, step: 100 }),
    { name: 'plan', label: 'Plan', type: 'select', required: true, options: options(...choices.investments) },
    messageField(false),
  ],
  submit: 'Send inquiry',
  busy: 'Submitting...',
  success: 'Submitted successfully!',
  after: { kind: 'close', seconds: 2 },
  failure: 'There was an error submitting the form.',
  promise: 'We send you the plan’s documents first. Sending this form invests nothing.',
}
