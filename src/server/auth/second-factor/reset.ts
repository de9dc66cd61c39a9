import { sql } from 'drizzle-orm'
import { auditedCommand } from '#server/audit/audited.ts'
import { accountByName } from '#server/auth/staff-accounts.ts'
import { raiseVersion } from '#server/auth/sessions.ts'
import type { Db } from '#server/db/client.ts'
import { secondFactors } from '#server/db/schema.ts'

/**
 * Removes the second factor and its recovery codes of an admin who has lost both, and ends their sessions: whoever found
 * the phone may be signed in. @returns `off` if the account exists but has no second factor in force
 */
export const resetSecondFactor = async (db: Db, name: string): Promise<'done' | 'unknown' | 'off'> => {
  const account = await accountByName(db, 'admin', name)
  if (!account) return 'unknown'
  const written = await auditedCommand(db, { action: 'second-factor.end', subjectType: 'account', details: { by: 'command' } }, sql`
    delete from ${secondFactors} where account_id = ${account.id} and confirmed_at is not null returning account_id as id`, [raiseVersion])
  return written.length ? 'done' : 'off'
}
