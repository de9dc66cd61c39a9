import type { FormDeclaration } from '#contracts/forms/declaration.ts'
import { emailField, messageField, nameField, options } from '#contracts/forms/fields.ts'
import { RETENTION_MONTHS } from '#contracts/forms/retention.ts'

/** Spec sections 2 (/contact), 3, 4, 5; failure text by decisions "Forms" (the specification's silence is a defect). */
export const contactForm: FormDeclaration = {
  id: 'contact',
  title: 'Message',
  tells: 'office',
  retentionMonths: RETENTION_MONTHS.submission,
  fields: [
    nameField(),
    emailField,
    {
      name: 'query', label: 'What is it about?', type: 'suggest', required: true, wide: true,
      requiredMessage: 'Please say what it is about',
      options: options('General Inquiry', 'Support Request', 'Loan application error', 'Non-satisfactory consultation', 'Feedback'),
    },
    messageField(true),
  ],
  submit: 'Send message',
  busy: 'Sending...',
  success: 'Thanks for your message!',
  after: { kind: 'stay' },
  failure: 'Your message could not be sent. Nothing you typed is lost: please try again.',
  promise: 'A person reads every message and answers by email, usually within two business days.',
}
