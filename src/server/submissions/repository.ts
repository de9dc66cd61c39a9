/** One submission with its files and notes, and the admin's writes: each one audited statement. */
import { randomUUID } from 'node:crypto'
import { and, asc, eq, not, sql, type SQL } from 'drizzle-orm'
import type { Labelling, NewNote, WholeSubmission } from '#contracts/api/submissions.ts'
import { audited } from '#server/audit/audited.ts'
import type { Session } from '#server/auth/sessions.ts'
import type { Db } from '#server/db/client.ts'
import { accounts, submissionFiles, submissionNotes, submissions } from '#server/db/schema.ts'
import { conflict } from '#server/http/problems.ts'
import { toldPart } from '#server/outbox/tell.ts'
import { columns, labelled } from '#server/submissions/list.ts'
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

/** The condition that a submission still has the label that was seen, or already has the one to be set. */
const isAsSeen = ({ label, from }: Labelling): SQL => (from === undefined ? sql`true` : sql`(${labelled(from)} or ${labelled(label)})`)

/** The outcome of setting a label. */
type Labelled = 'nothing' | 'set' | 'released from quarantine'

/**
 * Sets the label. `spam` keeps the state that the submission had. Any other label ends the quarantine and writes the
 * withheld outbox rows, once: the row is locked before it is read, and each kind of notice is unique per submission.
 * @returns `nothing` if the submission is gone, somebody else has set another label since `from` was seen, or the
 * session has ended
 */
export const labelSubmission = async (db: Db, session: Session, id: string, asked: Labelling): Promise<Labelled> => {
  const { label } = asked
  const change = label === 'spam' ? sql`spam = true` : sql`spam = false, state = ${label}`
  const write = sql`
    update ${submissions} set ${change} from (select id, spam from ${submissions} where id = ${id} for update) as before
    where ${submissions.id} = before.id and exists (select from actor) and ${isAsSeen(asked)} returning ${submissions.id}, before.spam and not ${submissions.spam} as released`
  const [written] = await audited<{ released: boolean }>(db, session, { action: 'submission.label', subjectType: 'submission', details: { label } }, write, [toldPart(sql`select id from written where released`)])
  return written ? (written.released ? 'released from quarantine' : 'set') : 'nothing'
}

/** Whether `labelSubmission` did nothing because somebody else has set another label since `from` was seen. */
export const isLabelledMeanwhile = async (db: Db, id: string, asked: Labelling): Promise<boolean> =>
  (await db.$count(submissions, and(eq(submissions.id, id), not(isAsSeen(asked))))) > 0

/** Whether the caller has written this very note before. @throws 409 if the id is another person's note, or has other words */
const isThere = async (db: Db, { accountId }: Session, submissionId: string, { id, text }: NewNote): Promise<boolean> => {
  const [row] = id ? await db.select().from(submissionNotes).where(eq(submissionNotes.id, id)) : []
  if (row && (row.accountId !== accountId || row.submissionId !== submissionId || row.text !== text)) throw conflict('Another note has this id')
  return row !== undefined
}

/**
 * Adds a note of the caller's, once for its id. The submission is locked first: otherwise one that is being deleted could
 * be found, but be gone when the note refers to it.
 * @returns whether it was done: not if the submission is gone, or the session has ended. @throws 409 as `isThere`
 */
export const noteSubmission = async (db: Db, session: Session, submissionId: string, note: NewNote): Promise<boolean> => {
  const write = sql`
    insert into ${submissionNotes} (id, submission_id, account_id, text)
    select ${note.id ?? randomUUID()}::uuid, ${submissions.id}, actor.id, ${note.text} from ${submissions}, actor where ${submissions.id} = ${submissionId}
    for key share of ${submissions}
    on conflict (id) do nothing returning submission_id as id`
  const written = await audited(db, session, { action: 'submission.note', subjectType: 'submission' }, write)
  return written.length > 0 || isThere(db, session, submissionId, note)
}
