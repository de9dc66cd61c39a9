import { sql } from 'drizzle-orm'
import { audited } from '#server/audit/audited.ts'
import { whyRefused } from '#server/auth/common-passwords/rule.ts'
import { endLinks } from '#server/auth/links.ts'
import { requireOwnPassword } from '#server/auth/own-password.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { endOthers, stillOwn, type Session } from '#server/auth/sessions.ts'
import type { Db } from '#server/db/client.ts'
import { accounts } from '#server/db/schema.ts'
import { invalid, unauthorized } from '#server/http/problems.ts'

/**
 * Gives the caller another password. Every other session of the account and every open link of it ends; this session goes
 * on. @throws 422 for a wrong password, or a new one that others would guess; 429 after too many wrong ones; 401 where the
 * password, or the session, had just been changed elsewhere
 */
export const changePassword = async (db: Db, session: Session, given: { password: string; newPassword: string }): Promise<{ ok: true }> => {
  // In a retry after a lost answer, the present password is the new one by now.
  const account = await requireOwnPassword(db, session, given.password, given.newPassword)
  const refused = whyRefused(given.newPassword, [account.email, account.username])
  if (refused) throw invalid([{ message: refused, field: 'newPassword' }])
  const changed = await audited(db, session, { action: 'account.password', subjectType: 'account', details: { by: 'self' } }, sql`
    update ${accounts} set password_hash = ${await hashPassword(given.newPassword)}, token_version = token_version + 1
    where id = (select actor.id from actor) and password_hash = ${account.passwordHash} and ${stillOwn(session)} returning id`, [...endOthers(session), endLinks])
  if (!changed.length) throw unauthorized()
  return { ok: true }
}
