import { note } from '#server/audit/audited.ts'
import { verifyPassword } from '#server/auth/passwords.ts'
import type { Session } from '#server/auth/sessions.ts'
import { accountById, type StaffAccount } from '#server/auth/staff-accounts.ts'
import type { Db } from '#server/db/client.ts'
import { invalid } from '#server/http/problems.ts'
import { orGiveBack, reserve } from '#server/limits/service.ts'
import { limits } from '#server/settings.ts'

/** Whether any of `passwords` matches `hash`. */
const madeBy = async (hash: string, passwords: string[]): Promise<boolean> => {
  for (const password of passwords) if (await verifyPassword(password, hash)) return true
  return false
}

/** The trail's line by which guessing with a stolen token is noticed: the owner's own mistakes are few. */
export const noteRefused = (db: Db, session: Session, cause: 'password' | 'code'): Promise<void> =>
  note(db, session, { action: 'session.refuse', subjectType: 'account', subjectId: session.accountId, details: { cause } })

/**
 * Checks the caller's password again, before anything that a stolen token alone must not do; any of `passwords` may match,
 * and each is a try. A wrong one is a 422 on its field, never a 401, on which the browser would forget the session. Tries
 * are counted per session: guessing with a stolen token must not use up its owner's.
 * @returns the caller's account. @throws 429 after too many
 */
export const requireOwnPassword = async (db: Db, session: Session, ...passwords: string[]): Promise<StaffAccount> => {
  const tries = [...new Set(passwords)]
  const giveBack = await reserve(db, tries.map(() => ({ limit: limits.wrongPasswordsInSession, subject: session.id })))
  const account = await orGiveBack(() => accountById(db, session.accountId), giveBack)
  if (!account?.passwordHash || !(await madeBy(account.passwordHash, tries))) {
    await noteRefused(db, session, 'password')
    throw invalid([{ message: 'This is not your password', field: 'password' }])
  }
  await giveBack()
  return account
}
