import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { submissions } from '#server/db/schema.ts'

export type NewSubmission = Pick<typeof submissions.$inferInsert, 'formId' | 'data' | 'idempotencyKey' | 'bodyHash' | 'spam'>

/**
 * Stores a submission, or finds the one that this key stored before: one statement, so that two of the same at once
 * make one row. Answers with the stored row's hash.
 */
export const storeOnce = async (db: Db, submission: NewSubmission): Promise<{ bodyHash: string }> => {
  const [row] = await db
    .insert(submissions)
    .values(submission)
    .onConflictDoUpdate({ target: [submissions.formId, submissions.idempotencyKey], set: { idempotencyKey: sql`excluded.idempotency_key` } })
    .returning({ bodyHash: submissions.bodyHash })
  if (!row) throw new Error('an insert returned no row')
  return row
}
