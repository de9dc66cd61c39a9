/** Signing in (spec sections 5, 7, 8; trust row 6): every failure, whatever its cause, gets the same answer. */
import { CODE_REQUIRED, LOGIN_FAILED } from '#contracts/api/auth.ts'
import type { Role } from '#contracts/roles.ts'
import { note } from '#server/audit/audited.ts'
import { beginSession } from '#server/auth/begin-session.ts'
import { UNKNOWN_HASH, verifyPassword } from '#server/auth/passwords.ts'
import { beginAttempt, giveBackAttempt, pauseSubject } from '#server/auth/pauses.ts'
import { factorOf } from '#server/auth/second-factor/sign-in.ts'
import { whoIs, type StaffAccount } from '#server/auth/staff-accounts.ts'
import type { Db } from '#server/db/client.ts'
import { HttpProblem, unauthorized } from '#server/http/problems.ts'
import { allows, orGiveBack, reserve } from '#server/limits/service.ts'
import { networkOf } from '#server/limits/address.ts'
import { limits } from '#server/settings.ts'

type Credentials = { name: string; password: string; code?: string | undefined }

const failed = () => unauthorized(LOGIN_FAILED)

/** Counts a failure for the address, uncounted if the sign-in succeeds. @throws the one answer after too many */
const reserveForAddress = (db: Db, address: string) =>
  reserve(db, [{ limit: limits.signInFailuresPerAddress, subject: networkOf(address) }]).catch((error: unknown) => {
    throw error instanceof HttpProblem ? failed() : error
  })

/** The same work whether or not there is such an account, and whether or not it has a password yet. */
const isRight = async (account: StaffAccount | undefined, password: string): Promise<boolean> => {
  const right = await verifyPassword(password, account?.passwordHash ?? UNKNOWN_HASH)
  return right && Boolean(account?.passwordHash) && account?.active === true
}

/** The trail's line that a stolen password may be in use; so many an hour per account show it as well as all would. */
const noteAsked = async (db: Db, { id, role }: StaffAccount): Promise<void> => {
  if (!(await allows(db, { limit: limits.codesAskedPerAccount, subject: id }))) return
  await note(db, null, { action: 'session.code-asked', subjectType: 'account', subjectId: id, details: { role } })
}

/**
 * The token of a new session of `role`.
 * @throws 401 LOGIN_FAILED for any failure: wrong, unknown, inactive, invited, paused, limited, wrong code;
 * 401 CODE_REQUIRED where the password was right and the account has a second factor
 */
export const signIn = async (db: Db, role: Role, { name, password, code }: Credentials, address: string): Promise<string> => {
  const giveBack = await reserveForAddress(db, address)
  const { name: typed, account } = await orGiveBack(() => whoIs(db, role, name), giveBack)
  const subject = pauseSubject(role, account?.id ?? typed, address)
  const attempt = await orGiveBack(() => beginAttempt(db, subject), giveBack)
  const refuse = async (cause: string) => {
    await note(db, null, { action: 'session.refuse', subjectType: 'account', ...(account ? { subjectId: account.id } : {}), details: { role, cause } })
    return failed()
  }
  if (!attempt) {
    // The pause belongs to the account: an answer without this work, line included, would reveal whether two names are one account.
    await verifyPassword(password, UNKNOWN_HASH)
    throw await refuse('paused')
  }
  const giveAllBack = () => Promise.all([giveBack(), giveBackAttempt(db, attempt)])
  if (!(await isRight(account, password)) || !account) throw await refuse('password')
  const factor = await orGiveBack(() => factorOf(db, account.id, code), giveAllBack)
  if (factor === 'missing') {
    await Promise.all([giveAllBack(), noteAsked(db, account)])
    throw unauthorized('Please enter the code from your authenticator', CODE_REQUIRED)
  }
  if (factor === 'wrong') throw await refuse('code')
  const token = await orGiveBack(() => beginSession(db, account, subject, factor), giveAllBack)
  if (!token) throw await refuse('changed')
  await giveBack()
  return token
}
