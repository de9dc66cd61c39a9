/** The inbox: what visitors sent through the public forms, as the admin works on it. */
import * as z from 'zod/mini'
import { listAnswer, listQuery } from '#contracts/api/list.ts'
import { byId, moment, routes } from '#contracts/api/route.ts'
import { requiredText } from '#contracts/field-rules.ts'

export const SUBMISSION_STATES = ['new', 'in progress', 'done'] as const
/** `spam` is quarantine: no further notices are sent until somebody changes the label. */
export const SUBMISSION_LABELS = [...SUBMISSION_STATES, 'spam'] as const
export type SubmissionLabel = (typeof SUBMISSION_LABELS)[number]

const listed = () => ({
  _id: z.uuid(),
  /** The form's id, and the name of a submission of it. */
  form: z.string(),
  title: z.string(),
  /** Who sent it, as the form's fields say. */
  name: z.string(),
  email: z.string(),
  /** The first words of what they wrote; empty where they wrote nothing. */
  excerpt: z.string(),
  /** A spam row keeps the state that it had. */
  state: z.enum(SUBMISSION_STATES),
  spam: z.boolean(),
  /** An applicant whose stated experience is below the posting's requirement (decisions "Forms"). */
  belowRequirement: z.boolean(),
  files: z.int(),
  notes: z.int(),
  createdAt: moment,
})
const submission = z.lazy(() => z.object(listed()))

const note = z.lazy(() => z.object({ _id: z.uuid(), text: z.string(), by: z.string(), createdAt: moment }))
const file = z.lazy(() => z.object({ _id: z.uuid(), field: z.string(), name: z.string(), type: z.string(), size: z.int() }))

/** One submission whole: `fields` in the order of the form, with its labels; what the form doesn't name comes after. `isSender` are those that `name` and `email` are taken from. */
const wholeSubmission = z.lazy(() => z.object({
  ...listed(),
  fields: z.array(z.object({ name: z.string(), label: z.string(), value: z.string(), isSender: z.boolean() })),
  /** Years that the posting requires, and what the applicant stated; null if it is no application to a posting. */
  requirement: z.nullable(z.object({ years: z.number(), stated: z.string() })),
  attachments: z.array(file),
  thread: z.array(note),
}))

/** No form's id is longer: a posting's is `career-` before the name of its folder. */
const LONGEST_FORM_ID = 'career-'.length + 255

export const submissionsQuery = listQuery(['createdAt', 'name', 'form', 'state'], () => ({
  form: z.optional(z.string().check(z.maxLength(LONGEST_FORM_ID))),
  state: z.optional(z.enum(SUBMISSION_LABELS)),
}))

const whole = z.lazy(() => z.object({ data: wholeSubmission }))
/** With `meta`: how many there are under each label by the same search and form. */
const labelCounts = z.lazy(() => z.record(z.enum(SUBMISSION_LABELS), z.int()))

const labelling = z.lazy(() => z.strictObject({
  label: z.enum(SUBMISSION_LABELS),
  /** The label that was seen. If it is given, a label that somebody has set meanwhile is not undone: 409. */
  from: z.optional(z.enum(SUBMISSION_LABELS)),
}))

const newNote = z.lazy(() => z.strictObject({
  /** Chosen by the sender: a retry after a lost answer makes no second note. */
  id: z.optional(z.uuid()),
  text: requiredText('Please write a note'),
}))

export const submissionRoutes = routes({
  getSubmissions: { method: 'GET', path: '/api/admin/get-submissions', role: 'admin', summary: 'The inbox, newest first; spam only where `state` asks for it', query: submissionsQuery, answer: listAnswer(submission, () => ({ labels: z.optional(labelCounts) })) },
  getSubmission: { method: 'GET', path: '/api/admin/submission/{id}', role: 'admin', summary: 'One submission with its notes and files', params: byId, answer: whole },
  labelSubmission: {
    method: 'PUT', path: '/api/admin/submission/{id}', role: 'admin', summary: 'Set the label; what is no longer spam is told to those who have not been told of it',
    params: byId, body: labelling, answer: whole,
  },
  noteSubmission: {
    method: 'POST', path: '/api/admin/submission/{id}/notes', role: 'admin', summary: 'Add a note', params: byId, status: 201,
    body: newNote, answer: whole,
  },
  downloadFile: { method: 'GET', path: '/api/admin/file/{id}', role: 'admin', summary: 'A resume, as an attachment', params: byId, answer: { file: 'application/*' } },
})

export type Labelling = z.output<typeof labelling>
export type NewNote = z.output<typeof newNote>
export type Submission = z.infer<typeof submission>
export type WholeSubmission = z.infer<typeof wholeSubmission>
export type LabelCounts = z.infer<typeof labelCounts>

/** How many there are under `label`; without one, all but spam. */
export const countUnder = (labels: LabelCounts, label?: SubmissionLabel | ''): number =>
  label ? labels[label] : SUBMISSION_STATES.reduce((sum, state) => sum + labels[state], 0)
