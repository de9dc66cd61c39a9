/** One submission with what hangs on it, and what the admin does with it: each write one audited statement. */
import { asc, eq, sql } from 'drizzle-orm'
import type { SubmissionLabel, WholeSubmission } from '#contracts/api/submissions.ts'
import { audited } from '#server/audit/audited.ts'
import type { Session } from '#server/auth/sessions.ts'
import type { Db } from '#server/db/client.ts'
import { accounts, outbox, submissionFiles, submissionNotes, submissions } from '#server/db/schema.ts'
import { kindsToTell } from '#server/outbox/kinds.ts'
import { columns } from '#server/submissions/list.ts'
import { wholeSubmissionOf } from '#server/submissions/shown.ts'

const attachmentsOf = (db: Db, id: string) =>
  db
    .select({ _id: submissionFiles.id, field: submissionFiles.field, name: submissionFiles.name, type: submissionFiles.type, size: submissionFiles.size })
    .from(submissionFiles)
    .where(eq(submissionFiles.submissionId, id))

const threadOf = (db: Db, id: string) =>
  db
    .select({ _id: submissionNotes.id, text: submissionNotes.text, by: accounts.email, createdAt: submissionNotes.createdAt })
    .from(submissionNotes)
    .innerJoin(accounts, eq(accounts.id, submissionNotes.accountId))
    .where(eq(submissionNotes.submissionId, id))
    .orderBy(asc(submissionNotes.createdAt), asc(submissionNotes.id))

/** The submission with its files and notes, oldest note first. */
export const findSubmission = async (db: Db, id: string): Promise<WholeSubmission | undefined> => {
  const [[row], attachments, notes] = await Promise.all([db.select(columns).from(submissions).where(eq(submissions.id, id)), attachmentsOf(db, id), threadOf(db, id)])
  const thread = notes.map((note) => ({ ...note, createdAt: note.createdAt.toISOString() }))
  return row && wholeSubmissionOf(row, { attachments, thread })
}

/**
 * Sets the label. `spam` keeps the state that the submission had; any other label ends the quarantine, and what was
 * withheld is told once: the row that was spam is locked before it is read, and each kind is told once for a submission.
 * @returns whether it was done: not without such a submission, nor for a session that has ended
 */
export const labelSubmission = async (db: Db, session: Session, id: string, label: SubmissionLabel): Promise<boolean> => {
  const change = label === 'spam' ? sql`spam = true` : sql`spam = false, state = ${label}`
  const write = sql`
    update ${submissions} set ${change} from (select id, spam from ${submissions} where id = ${id} for update) as before
    where ${submissions.id} = before.id and exists (select from actor) returning ${submissions.id}, before.spam and not ${submissions.spam} as released`
  const told = sql`told as (
    insert into ${outbox} (submission_id, kind)
    select written.id, kind from written, unnest(${sql.param(kindsToTell())}::text[]) as kind where released on conflict do nothing
  )`
  return (await audited(db, session, { action: 'submission.label', subjectType: 'submission', details: { label } }, write, [told])).length > 0
}

/** Adds a note of the caller's. @returns whether it was done, as above */
export const noteSubmission = async (db: Db, session: Session, id: string, text: string): Promise<boolean> => {
  const write = sql`
    insert into ${submissionNotes} (submission_id, account_id, text)
    select ${submissions.id}, actor.id, ${text} from ${submissions}, actor where ${submissions.id} = ${id} returning submission_id as id`
  return (await audited(db, session, { action: 'submission.note', subjectType: 'submission' }, write)).length > 0
}
