/** Submissions in the database, and an admin who reads, labels and notes them. */
import { beforeEach } from 'vitest'
import type { Meta } from '#contracts/api/list.ts'
import { submissionRoutes, type LabelCounts, type Submission, type SubmissionLabel, type WholeSubmission } from '#contracts/api/submissions.ts'
import { db } from '#server/db/client.ts'
import { audit, submissions } from '#server/db/schema.ts'
import { foundBy } from '#server/submissions/sender.ts'
import { forgetLimits, forgetSubmissions } from './rows.ts'
import { ask, staff } from './staff.ts'
import { CONTACT } from './submissions.ts'

type Sent = { formId?: string; data?: Record<string, string | number>; state?: Submission['state']; spam?: boolean; createdAt?: Date }

export const admin = await staff('admin')
export const { token } = admin
const HOUR = 3_600_000
let sent = 0

/** A stored submission; each is an hour older than the one before it. */
export const add = async ({ formId = 'contact', data = CONTACT, ...more }: Sent = {}) => {
  sent += 1
  const createdAt = new Date(Date.now() - sent * HOUR)
  const [row] = await db().insert(submissions).values({ formId, data, search: foundBy(formId, data), idempotencyKey: `key ${sent}`, bodyHash: 'x', createdAt, ...more }).returning()
  return row!.id
}

export const list = async (query: Record<string, unknown> = {}) =>
  (await (await ask(submissionRoutes.getSubmissions, { token, query })).json()) as { data: Submission[]; meta?: Meta; labels?: LabelCounts }
export const wholeOf = async (response: Response) => ((await response.json()) as { data: WholeSubmission }).data
export const open = async (id: string) => wholeOf(await ask(submissionRoutes.getSubmission, { token, params: { id } }))
export const label = (id: string, as: SubmissionLabel, from?: SubmissionLabel) => ask(submissionRoutes.labelSubmission, { token, params: { id }, body: { label: as, from } })
export const write = (id: string, text: string) => ask(submissionRoutes.noteSubmission, { token, params: { id }, body: { text } })
export const trail = async (action: string) => (await db().select().from(audit)).filter((line) => line.action === action)

/** Each test begins with an empty inbox. */
export const withEmptyInbox = () => {
  beforeEach(async () => {
    await forgetSubmissions()
    await forgetLimits()
  })
}
