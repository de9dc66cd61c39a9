import type { FormDeclaration } from '#contracts/forms/declaration.ts'
import { amountField, emailField, nameField, options } from '#contracts/forms/fields.ts'
import { RETENTION_MONTHS } from '#contracts/forms/retention.ts'
import { choices } from '#contracts/forms/site.generated.ts'

/** Spec sections 2 (/services/{product}-loan), 3 (the odd keys `Amount`, `Reason for loan`), 4, 5, 9: minimum 5000, step 1000. */
export const loanForm: FormDeclaration = {
  id: 'loan',
  title: 'Loan application',
  tells: 'office',
  retentionMonths: RETENTION_MONTHS.submission,
  fields: [
    nameField(),
    emailField,
    { ...amountField('Amount', { min: 5000, step: 1000 }), aliases: ['amount'] },
    { name: 'loanType', label: 'Loan type', type: 'select', required: true, options: options(...choices.loans) },
    {
      name: 'Reason for loan', aliases: ['reason'], label: 'Reason for loan', type: 'textarea', required: true, rows: 4, wide: true,
      requiredMessage: 'Please say what the loan is for',
    },
  ],
  submit: 'Apply for a loan',
  busy: 'Submitting...',
  success: 'Loan form received successfully.',
  after: { kind: 'reset', seconds: 2 },
  failure: 'There was an error submitting the form.',
  promise: 'A loan officer reads it and writes to you with the costs in full. Applying commits you to nothing.',
}
