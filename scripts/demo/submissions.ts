/** A handful of demo submissions of every form, made by the forms' own declarations. */
import { postings } from '#contracts/forms/postings.generated.ts'

const senders = [
  { name: 'Jordan Ellis', email: 'jordan.ellis@example.com' },
  { name: 'Amara Nwankwo', email: 'amara.n@example.com' },
  { name: 'Peter Lindqvist', email: 'peter.lindqvist@example.org' },
]

type Demo = { formId: string; data: Record<string, string | number> }
const career = { phone: '+1 317 555 0188', experience: '2-3', education: 'bachelor', coverLetter: 'I have worked with clients in two languages and would like to do more of it.' }

const shapes: Demo[] = [
  { formId: 'contact', data: { query: 'General Inquiry', message: 'Do you meet clients in person on Saturdays?' } },
  { formId: 'investment', data: { amount: 2500, plan: 'SME Growth', message: 'Please send the documents of the plan.' } },
  { formId: 'loan', data: { Amount: 8000, loanType: 'Business Loan', 'Reason for loan': 'A second oven for the bakery.' } },
  { formId: 'membership', data: { phone: '', plan: 'Professional', message: '' } },
  ...postings.filter((posting) => !posting.resume).map((posting) => ({ formId: `career-${posting.slug}`, data: career })),
]

export const demoSubmissions = () =>
  shapes.flatMap(({ formId, data }) =>
    senders.map(({ name, email }, i) => ({
      formId,
      data: { ...(formId === 'membership' ? { fullName: name } : { name }), email, ...data },
      idempotencyKey: `demo-${formId}-${i}`,
      bodyHash: 'demo',
      state: (['new', 'in progress', 'done'] as const)[i]!,
    })),
  )
