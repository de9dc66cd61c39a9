/** A handful of demo submissions of every form; what follows from a form itself is asked of its declaration. */
import { randomUUID } from 'node:crypto'
import { demoResume } from './resume.ts'
import { fileFieldOf } from '#contracts/forms/file-rules.ts'
import { formById } from '#contracts/forms/registry.ts'
import { postings } from '#contracts/forms/postings.generated.ts'
import { searchWords } from '#server/db/search.ts'

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
  ...postings.map((posting) => ({ formId: `career-${posting.slug}`, data: career })),
]

export const demoSubmissions = () =>
  shapes.flatMap(({ formId, data }) =>
    senders.map(({ name, email }, i) => ({
      id: randomUUID(),
      formId,
      data: { ...(formId === 'membership' ? { fullName: name } : { name }), email, ...data, ...formById(formId)?.fixed },
      idempotencyKey: `demo-${formId}-${i}`,
      bodyHash: 'demo',
      search: searchWords(name, email),
      state: (['new', 'in progress', 'done'] as const)[i]!,
    })),
  )

type DemoSubmission = ReturnType<typeof demoSubmissions>[number]

/** The resumes of those whose form asks for one. */
export const demoFiles = (submissions: DemoSubmission[]) =>
  submissions.flatMap(({ id, formId, data }) => {
    const field = fileFieldOf(formById(formId)!)
    const content = demoResume(`Resume of ${'name' in data ? data.name : ''}`)
    return field ? [{ submissionId: id, field: field.name, name: 'resume.pdf', type: 'application/pdf', size: content.length, content }] : []
  })
