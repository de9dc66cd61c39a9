import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { SESSION_MS } from '#contracts/roles.ts'
import { trail } from '#server/audit/trail.ts'
import type { StaffAccount } from '#server/auth/staff-accounts.ts'
import { issueToken } from '#server/auth/tokens.ts'
import type { Db } from '#server/db/client.ts'
import { rowsOf } from '#server/db/rows.ts'
import { accounts, sessions, signInPauses } from '#server/db/schema.ts'

/**
 * Begins a session of one hour and returns its token: session, trail and the end of the series of failures are one
 * statement. Returns nothing if the account has changed since the password was checked: deactivated, or with another
 * password.
 */
export const beginSession = async (db: Db, account: StaffAccount, pauseSubject: string, factor: string): Promise<string | undefined> => {
  const id = randomUUID()
  const begun = await rowsOf(db, sql`
    with begun as (
      insert into ${sessions} (id, account_id, token_version, expires_at)
      select ${id}, id, token_version, now() + ${SESSION_MS} * interval '1 millisecond' from ${accounts}
      where id = ${account.id} and active and token_version = ${account.tokenVersion} and password_hash = ${account.passwordHash}
      returning id, account_id
    ), cleared as (
      delete from ${signInPauses} where subject = ${pauseSubject} and exists (select from begun)
    ), ${trail(sql`select account_id, ${account.role}, 'session.begin', 'session', id::text, ${JSON.stringify({ factor })}::jsonb from begun`)}
    select id from begun`)
  return begun.length ? issueToken({ role: account.role, accountId: account.id, sessionId: id }) : undefined
}
