/** Staff sessions (trust row 4): a row each, so that access ends with the account, the password or the log-out, not with the token. */
import { and, eq, gt, isNull, lte, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { Role } from '#contracts/roles.ts'
import type { Db } from '#server/db/client.ts'
import { prepared } from '#server/db/prepared.ts'
import { accounts, sessions } from '#server/db/schema.ts'

/** The caller: an account in a live session. */
export type Session = { id: string; accountId: string; role: Role; email: string }

/** The condition for a live session, read with its account. */
export const alive = and(isNull(sessions.revokedAt), gt(sessions.expiresAt, sql`now()`), eq(accounts.active, true), eq(accounts.tokenVersion, sessions.tokenVersion))

const live = (sessionId: string | Placeholder) => and(eq(sessions.id, sessionId), alive)

const liveSessions = (db: Db) =>
  db
    .select({ email: accounts.email })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(live(sql.placeholder('sessionId')), eq(accounts.id, sql.placeholder('accountId')), eq(accounts.role, sql.placeholder('role'))))

/** The session that a token's claims name, while it, its account and its role are unchanged. */
export const liveSession = async (db: Db, { sessionId, accountId, role }: { sessionId: string; accountId: string; role: Role }): Promise<Session | undefined> => {
  const [found] = await prepared(db, 'live-session', (name) => liveSessions(db).prepare(name)).execute({ sessionId, accountId, role })
  return found && { id: sessionId, accountId, role, email: found.email }
}

/**
 * The caller, for the statement that does the work: one row (`id`, `role`) while the session lives, otherwise none. So a
 * write that selects from it does nothing once the access has ended.
 */
export const actorOf = ({ id }: Pick<Session, 'id'>): SQL =>
  sql`select ${accounts.id} as id, ${accounts.role} as role from ${sessions} inner join ${accounts} on ${accounts.id} = ${sessions.accountId} where ${live(id)}`

/**
 * The condition that the caller's account is still what `actor` saw, for a statement that writes its row and may have
 * waited for its lock: the row is read as it is then, `actor` as it was before.
 */
export const stillOwn = ({ id }: Session): SQL => sql`${accounts.tokenVersion} = (select token_version from ${sessions} where id = ${id})`

/**
 * Parts of an audited statement that raises the account's version: every other session of the account ends. Their rows
 * are revoked; a session that is just beginning, which this statement can't see yet, has the old version. The caller's
 * own session gets the new version.
 */
export const endOthers = ({ id, accountId }: Session): SQL[] => [
  sql`others as (update ${sessions} set revoked_at = now() where account_id = ${accountId} and id <> ${id} and revoked_at is null and exists (select from written))`,
  sql`own as (update ${sessions} set token_version = token_version + 1 where id = ${id} and exists (select from written))`,
]

/** The part that raises the version, where `written` has the account's id and doesn't do so itself. */
export const raiseVersion: SQL = sql`raised as (update ${accounts} set token_version = token_version + 1 where id in (select id from written))`

/** What activating or deactivating sets. Both raise the version, so that no earlier session or link becomes valid again. */
export const letIn = (active: boolean): SQL => sql`active = ${active}, token_version = token_version + 1`

/** Deletes the sessions whose hour is over. */
export const purgeSessions = async (db: Db): Promise<void> => {
  await db.delete(sessions).where(lte(sessions.expiresAt, sql`now()`))
}
