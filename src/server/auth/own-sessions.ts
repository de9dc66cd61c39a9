import { and, desc, eq, sql } from 'drizzle-orm'
import type { OwnSession } from '#contracts/api/sessions.ts'
import { audited } from '#server/audit/audited.ts'
import { requireOwnPassword } from '#server/auth/own-password.ts'
import { alive, endOthers, raiseVersion, stillOwn, type Session } from '#server/auth/sessions.ts'
import type { Db } from '#server/db/client.ts'
import { accounts, sessions } from '#server/db/schema.ts'
import { unauthorized } from '#server/http/problems.ts'

/** Nobody signs in as often within an hour by hand. */
const LISTED = 100

/** The caller's sessions that are alive, this one first, then the newest. */
export const ownSessions = async (db: Db, { id, accountId }: Session): Promise<OwnSession[]> => {
  const rows = await db
    .select({ id: sessions.id, createdAt: sessions.createdAt, expiresAt: sessions.expiresAt })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(accounts.id, accountId), alive))
    .orderBy(sql`${sessions.id} = ${id} desc`, desc(sessions.createdAt))
    .limit(LISTED)
  return rows.map((row) => ({ _id: row.id, createdAt: row.createdAt.toISOString(), expiresAt: row.expiresAt.toISOString(), current: row.id === id }))
}

/**
 * Ends every other session of the caller's account; this one goes on. It needs the password: whoever has stolen a
 * token must not be able to shut its owner out. @throws 422 for a wrong password, 429 after too many wrong ones, 401 where
 * somebody else's call has ended this session meanwhile
 */
export const endOtherSessions = async (db: Db, session: Session, password: string): Promise<{ ok: true }> => {
  await requireOwnPassword(db, session, password)
  const written = await audited(db, session, { action: 'session.end-others', subjectType: 'account' }, sql`
    select id from ${accounts} where id = (select actor.id from actor) and ${stillOwn(session)} for no key update`, [...endOthers(session), raiseVersion])
  if (!written.length) throw unauthorized()
  return { ok: true }
}
