import { and, eq, ne, sql } from 'drizzle-orm'
import { audited } from '#server/audit/audited.ts'
import { endLinks } from '#server/auth/links.ts'
import type { Session } from '#server/auth/sessions.ts'
import type { Db } from '#server/db/client.ts'
import { accounts } from '#server/db/schema.ts'
import { notFound, unauthorized } from '#server/http/problems.ts'

/** An intern or a judge. */
const isStaff = async (db: Db, id: string) => (await db.$count(accounts, and(eq(accounts.id, id), ne(accounts.role, 'admin')))) > 0

/**
 * Lets an intern or judge in, or no longer: whoever is deactivated is signed out everywhere, and their open links end
 * (trust row 4). Activating brings no session back. @throws 404 for an admin's account, which no screen
 * shuts out, 401 where the session has just ended
 */
export const setActive = async (db: Db, session: Session, id: string, active: boolean): Promise<{ ok: true }> => {
  const written = await audited(db, session, { action: active ? 'account.activate' : 'account.deactivate', subjectType: 'account' }, sql`
    update ${accounts} set active = ${active}, token_version = token_version + case when active = ${active} then 0 else 1 end
    where id = ${id} and role <> 'admin' and exists (select from actor) returning id`, active ? [] : [endLinks])
  if (!written.length) throw (await isStaff(db, id)) ? unauthorized() : notFound()
  return { ok: true }
}
