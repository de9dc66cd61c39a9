import { verifyPassword } from '#server/auth/passwords.ts'
import type { Session } from '#server/auth/sessions.ts'
import { accountById, type StaffAccount } from '#server/auth/staff-accounts.ts'
import type { Db } from '#server/db/client.ts'
import { invalid } from '#server/http/problems.ts'
import { reserve } from '#server/limits/service.ts'
import { limits } from '#server/settings.ts'

/**
 * The caller's own password once more, before what a stolen token alone must not do. A wrong one is a 422 on its field,
 * never a 401: with that the browser would forget the session. @returns the caller's account. @throws 429 after too many
 */
export const requireOwnPassword = async (db: Db, { accountId }: Session, password: string): Promise<StaffAccount> => {
  const giveBack = await reserve(db, [{ limit: limits.wrongPasswordsInSession, subject: accountId }])
  const account = await accountById(db, accountId)
  if (!account?.passwordHash || !(await verifyPassword(password, account.passwordHash))) throw invalid([{ message: 'This is not your password', field: 'password' }])
  await giveBack()
  return account
}
