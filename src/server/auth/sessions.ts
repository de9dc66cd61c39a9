/** Staff sessions (trust row 4): a row each, so that access ends with the account, the password or the log-out, not with the token. */
import { and, eq, gt, isNull, lte, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { Role } from '#contracts/roles.ts'
import type { Db } from '#server/db/client.ts'
import { prepared } from '#server/db/prepared.ts'
import { accounts, sessions } from '#server/db/schema.ts'

/** Who calls: an account in a session that is alive. */
export type Session = { id: string; accountId: string; role: Role; email: string }

/** What makes a session one, where it is read with its account. */
export const alive = and(isNull(sessions.revokedAt), gt(sessions.expiresAt, sql`now()`), eq(accounts.active, true), eq(accounts.tokenVersion, sessions.tokenVersion))

const live = (sessionId: string | Placeholder) => and(eq(sessions.id, sessionId), alive)

const liveSessions = (db: Db) =>
  db
    .select({ email: accounts.email })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(live(sql.placeholder('sessionId')), eq(accounts.id, sql.placeholder('accountId')), eq(accounts.role, sql.placeholder('role'))))

/** The session behind a token's claims, while it, its account and its role are what they were. */
export const liveSession = async (db: Db, { sessionId, accountId, role }: { sessionId: string; accountId: string; role: Role }): Promise<Session | undefined> => {
  const [found] = await prepared(db, 'live-session', (name) => liveSessions(db).prepare(name)).execute({ sessionId, accountId, role })
  return found && { id: sessionId, accountId, role, email: found.email }
}

/**
 * The caller, for the statement that does the work: one row (`id`, `role`) while the session lives, none once it doesn't.
 * A write that selects from it can't outlive the access that it was made with.
 */
export const actorOf = ({ id }: Pick<Session, 'id'>): SQL =>
  sql`select ${accounts.id} as id, ${accounts.role} as role from ${sessions} inner join ${accounts} on ${accounts.id} = ${sessions.accountId} where ${live(id)}`

/**
 * That the caller's account is still what `actor` saw, for a statement that writes its row and may have waited for it: the
 * row is looked at as it is then, `actor` as it was before.
 */
export const stillOwn = ({ id }: Session): SQL => sql`${accounts.active} and ${accounts.tokenVersion} = (select token_version from ${sessions} where id = ${id})`

/**
 * Parts of an audited statement that raises the account's version: every other session of the account ends. Its rows are
 * revoked; a session that is just beginning, and that this statement can't see yet, has the version before. The caller's
 * own session takes the new version.
 */
export const endOthers = ({ id, accountId }: Session): SQL[] => [
  sql`others as (update ${sessions} set revoked_at = now() where account_id = ${accountId} and id <> ${id} and revoked_at is null and exists (select from written))`,
  sql`own as (update ${sessions} set token_version = token_version + 1 where id = ${id} and exists (select from written))`,
]

/** The part that raises it, where `written` has the account's id and does not do so itself. */
export const raiseVersion: SQL = sql`raised as (update ${accounts} set token_version = token_version + 1 where id in (select id from written))`

/** What activating or deactivating sets. The version is raised either way, so that no earlier session or link comes back, whoever had shut its owner out. */
export const letIn = (active: boolean): SQL => sql`active = ${active}, token_version = token_version + 1`

/** Forgets the sessions whose hour is over. */
export const purgeSessions = async (db: Db): Promise<void> => {
  await db.delete(sessions).where(lte(sessions.expiresAt, sql`now()`))
}
