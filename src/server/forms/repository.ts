import { sql, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { onlyRowOf } from '#server/db/rows.ts'
import { submissionFiles, submissions } from '#server/db/schema.ts'
import type { CheckedFile } from '#server/forms/files/check-files.ts'
import { toldPart } from '#server/outbox/tell.ts'
import { SAME_FILLING_MS } from '#server/settings.ts'
import { isMarkedByStaff } from '#server/submissions/marked.ts'

type NewSubmission = Pick<typeof submissions.$inferInsert, 'formId' | 'data' | 'idempotencyKey' | 'bodyHash'> & {
  /** The text that the inbox searches. */
  search: string
  /** Suspect: it is kept out of sight, and nobody is notified. */
  spam: boolean
  files: CheckedFile[]
  /** Keys under which a native post of the same values would be stored. */
  native: string[]
  /** A native post, by the browser itself, not by a script. */
  byBrowser: boolean
}
type Stored = { bodyHash: string; /** Stored, or told, only now. */ fresh: boolean }

const fileRow = ({ field, name, type, content }: CheckedFile): SQL =>
  sql`select id, ${field}::text, ${name}::text, ${type}::text, ${content.length}::integer, ${content}::bytea from stored where fresh`

const filesPart = (files: CheckedFile[]): SQL =>
  files.length
    ? sql`, filed as (insert into ${submissionFiles} (submission_id, field, name, type, size, content) ${sql.join(files.map(fileRow), sql` union all `)})`
    : sql``

/**
 * The condition for a row with the same values under another key. For a native post that is any earlier row with these
 * values; for a script's post only one with a native key: under two script keys they are meant to be sent again.
 */
const isSame = ({ byBrowser, bodyHash, native }: NewSubmission): SQL =>
  byBrowser
    ? sql`body_hash = ${bodyHash} and created_at > now() - ${SAME_FILLING_MS} * interval '1 millisecond'`
    : sql`idempotency_key = any(${sql.param(native)}::text[])`

/** The key under which the same values were stored, or its own. */
const keyPart = (submission: NewSubmission): SQL =>
  sql`coalesce((select idempotency_key from ${submissions} where form_id = ${submission.formId} and ${isSame(submission)} limit 1), ${submission.idempotencyKey})`

/**
 * A quarantined submission is released when the same comes again and is not suspect. What staff have marked stays marked;
 * a mark set at this very moment isn't in the trail yet, but then the row was no spam when the statement began.
 */
const staysSpam = sql`${submissions.spam} and (excluded.spam or ${submissions.bodyHash} <> excluded.body_hash or ${isMarkedByStaff}
  or exists (select from ${submissions} as before where before.id = ${submissions.id} and not before.spam))`

/**
 * Stores a submission with its files and its outbox rows, or finds the one that was stored before: one statement
 * (architecture, "One statement per write"), so that all of it is there or nothing, and two of the same at once make one
 * row. `xmax` is zero in a row that no transaction has locked or changed: one that this very statement inserted.
 */
export const storeOnce = (db: Db, submission: NewSubmission): Promise<Stored> => {
  const { formId, data, search, bodyHash, spam, files } = submission
  return onlyRowOf(db, sql`
    with stored as (
      insert into ${submissions} (form_id, data, search, idempotency_key, body_hash, spam)
      values (${formId}, ${JSON.stringify(data)}::json, ${search}, ${keyPart(submission)}, ${bodyHash}, ${spam})
      on conflict (form_id, idempotency_key) do update set spam = ${staysSpam}
      returning id, body_hash, spam, (xmax = 0) as fresh
    )${filesPart(files)}, ${toldPart(sql`select id from stored where not spam and body_hash = ${bodyHash}`)}
    select body_hash as "bodyHash", fresh or exists (select from told) as fresh from stored`)
}
