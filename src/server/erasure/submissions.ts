/** Erases what a person sent through any form, by their e-mail address (trust row 12; docs/decisions/erasure.md). */
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { NOBODY, trail } from '#server/audit/trail.ts'
import type { Db } from '#server/db/client.ts'
import { onlyRowOf, rowsOf } from '#server/db/rows.ts'
import { audit, outbox, submissionFiles, submissionNotes, submissions } from '#server/db/schema.ts'
import { keyedHash } from '#server/keyed-hash.ts'
import { senderOf, type Data } from '#server/submissions/sender.ts'

/** What belongs to one submission. */
export type Found = { id: string; formId: string; createdAt: Date; files: number; notes: number; told: number }
type Erased = { submissions: number; files: number; notes: number; told: number }

const folded = (email: string): string => email.trim().toLowerCase()

/** How the trail names a person who has been erased: whoever knows the address and the key can find the line again. */
export const traceOf = (email: string): string => keyedHash('erasure', folded(email))

type Belonging = typeof submissionFiles | typeof submissionNotes | typeof outbox
const countedOf = (table: Belonging) => sql`(select count(*)::int from ${table} where ${table.submissionId} = ${submissions.id})`

/** Whether `text` names this address. */
export const holds = (text: SQL, email: string) => sql`strpos(lower(${text}), ${folded(email)}) > 0`

/**
 * The submissions in which `email` is the sender's, and the ids of those that only mention it, or whose notes do: these
 * are other persons' data, for somebody to check. The stored text is searched, not its JSON: Postgres refuses to read a
 * document with a NUL in any value, and an address has no character that JSON escapes.
 */
export const findPerson = async (db: Db, email: string): Promise<{ sent: Found[]; mentions: string[] }> => {
  const rows = await rowsOf<Omit<Found, 'createdAt'> & { createdAt: string; data: Data }>(db, sql`
    select ${submissions.id} as id, ${submissions.formId} as "formId", ${submissions.createdAt} as "createdAt", ${submissions.data} as data,
      ${countedOf(submissionFiles)} as files, ${countedOf(submissionNotes)} as notes, ${countedOf(outbox)} as told
    from ${submissions}
    where ${holds(sql`${submissions.data}::text`, email)}
      or exists (select from ${submissionNotes} where ${submissionNotes.submissionId} = ${submissions.id} and ${holds(sql`${submissionNotes.text}`, email)})
    order by ${submissions.createdAt}`)
  const isTheirs = ({ formId, data }: (typeof rows)[number]) => folded(senderOf(formId, data).email) === folded(email)
  return {
    sent: rows.filter(isTheirs).map(({ id, formId, createdAt, files, notes, told }) => ({ id, formId, createdAt: new Date(createdAt), files, notes, told })),
    mentions: rows.filter((row) => !isTheirs(row)).map(({ id }) => id),
  }
}

/** The trail's lines of earlier erasures of this address, oldest first. */
export const erasedBefore = (db: Db, email: string): Promise<{ at: Date; details: Record<string, unknown> }[]> =>
  db.select({ at: audit.at, details: audit.details }).from(audit).where(and(eq(audit.action, 'erasure.submissions'), eq(audit.subjectId, traceOf(email)))).orderBy(asc(audit.id))

/** Deletes these submissions with files, notes and outbox rows, and writes the trail's line: one statement. */
export const erasePerson = (db: Db, email: string, ids: string[]): Promise<Erased> => {
  const countOf = (table: Belonging) => sql`(select count(*)::int from ${table} where ${inArray(table.submissionId, ids)})`
  return onlyRowOf(db, sql`
    with gone as (delete from ${submissions} where ${inArray(submissions.id, ids)} returning 1),
    erased as (
      select (select count(*)::int from gone) as submissions, ${countOf(submissionFiles)} as files,
        ${countOf(submissionNotes)} as notes, ${countOf(outbox)} as told
    ),
    ${trail(sql`select ${NOBODY}, 'erasure.submissions', 'person', ${traceOf(email)}, to_jsonb(erased) from erased where submissions > 0`)}
    select * from erased`)
}
