import { sql, type SQL } from 'drizzle-orm'
import { audit } from '#server/db/schema.ts'

/** Account and role of a line without a session: by a command, a schedule or a visitor. */
export const NOBODY: SQL = sql`null::uuid, null::text`

/**
 * Part of a statement: what `lines` selects is written to the trail together with the work that it records, or not at all.
 * `lines` selects account, role, action, type and id of the subject, and details, in this order.
 */
export const trail = (lines: SQL): SQL => sql`trail as (
  insert into ${audit} (account_id, role, action, subject_type, subject_id, details) ${lines}
)`
