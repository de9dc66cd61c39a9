import { and, eq, ne, sql } from 'drizzle-orm'
import { audited } from '#server/audit/audited.ts'
import { endLinks } from '#server/auth/links.ts'
import { letIn, liveSession, type Session } from '#server/auth/sessions.ts'
import type { Db } from '#server/db/client.ts'
import { accounts } from '#server/db/schema.ts'
import { notFound, unauthorized } from '#server/http/problems.ts'

/**
 * Activates or deactivates an intern or judge. Deactivating ends every session and open link (trust row 4); activating
 * brings no session back. Where nothing changes, nothing is written to the trail.
 * @throws 404 for an admin's account, which can't be deactivated in a portal, 401 where the session has just ended
 */
export const setActive = async (db: Db, session: Session, id: string, active: boolean): Promise<{ ok: true }> => {
  const written = await audited(db, session, { action: active ? 'account.activate' : 'account.deactivate', subjectType: 'account' }, sql`
    update ${accounts} set ${letIn(active)}
    where id = ${id} and role <> 'admin' and active <> ${active} and exists (select from actor) returning id`, [endLinks])
  if (written.length) return { ok: true }
  const [account] = await db.select({ active: accounts.active }).from(accounts).where(and(eq(accounts.id, id), ne(accounts.role, 'admin')))
  if (!account) throw notFound()
  // With a live session, somebody else has done the opposite since.
  if (account.active !== active && !(await liveSession(db, { ...session, sessionId: session.id }))) throw unauthorized()
  return { ok: true }
}
