/** An admin's second factor: begun with the password, put in force by a first code, turned off with both (trust row 6). */
import { sql } from 'drizzle-orm'
import { audited } from '#server/audit/audited.ts'
import { noteRefused, requireOwnPassword } from '#server/auth/own-password.ts'
import { newRecoveryCodes, recoveryHash } from '#server/auth/second-factor/recovery-codes.ts'
import { secondFactorOf, type SecondFactor } from '#server/auth/second-factor/repository.ts'
import { seal, unseal } from '#server/auth/second-factor/seal.ts'
import { useCode } from '#server/auth/second-factor/sign-in.ts'
import { newSecret, sixDigits, stepOf, uriOf } from '#server/auth/second-factor/totp.ts'
import { endOthers, raiseVersion, type Session } from '#server/auth/sessions.ts'
import type { Db } from '#server/db/client.ts'
import { secondFactors } from '#server/db/schema.ts'
import { conflict, invalid, unauthorized, type HttpProblem } from '#server/http/problems.ts'
import { orGiveBack, reserve } from '#server/limits/service.ts'
import { limits } from '#server/settings.ts'

const act = (verb: string) => ({ action: `second-factor.${verb}`, subjectType: 'account' })
const wrongCode = async (db: Db, session: Session): Promise<HttpProblem> => {
  await noteRefused(db, session, 'code')
  return invalid([{ message: 'This code is not right', field: 'code' }])
}
const alreadyOn = () => conflict('Two-step sign-in is on already: turn it off first')
const alreadyOff = () => conflict('Two-step sign-in is off already')
const notBegun = () => conflict('There is nothing to confirm: please begin again')

/** Whether the caller's second factor is in force, and how many recovery codes are left. */
export const secondFactorState = async (db: Db, { accountId }: Session): Promise<{ on: boolean; recoveryCodesLeft: number }> => {
  const factor = await secondFactorOf(db, accountId)
  const on = Boolean(factor?.confirmedAt)
  return { on, recoveryCodesLeft: on ? (factor?.recoveryHashes.length ?? 0) : 0 }
}

/** A new secret, not in force yet. @throws 422 for a wrong password, 429 after too many, 409 where a factor is on, 401 where the session has just ended */
export const beginSecondFactor = async (db: Db, session: Session, password: string): Promise<{ uri: string; secret: string }> => {
  await requireOwnPassword(db, session, password)
  const secret = newSecret()
  const begun = await audited(db, session, act('begin'), sql`
    insert into ${secondFactors} as f (account_id, sealed_secret) select actor.id, ${seal(secret, session.accountId)} from actor
    on conflict (account_id) do update set sealed_secret = excluded.sealed_secret where f.confirmed_at is null
    returning account_id as id`)
  if (!begun.length) throw (await secondFactorOf(db, session.accountId))?.confirmedAt ? alreadyOn() : unauthorized()
  return { uri: uriOf(secret, session.email), secret }
}

/** The time step for which `code` is right; nothing if it is wrong. */
const stepFor = ({ sealedSecret, accountId }: SecondFactor, code: string): number | undefined => {
  const digits = sixDigits(code)
  return digits ? stepOf(unseal(sealedSecret, accountId), digits) : undefined
}

/** Why the factor that was `begun` could not be confirmed, judged by the state `now`. */
const whyNotConfirmed = (begun: SecondFactor, now: SecondFactor | undefined): HttpProblem => {
  if (now?.confirmedAt) return alreadyOn()
  return now?.sealedSecret === begun.sealedSecret ? unauthorized() : notBegun()
}

/** Puts the secret in force and returns the recovery codes, which can't be read again. @throws 422 for a wrong code, 429 after too many, 409 where nothing is begun or a factor is on, 401 where the session has just ended */
export const confirmSecondFactor = async (db: Db, session: Session, code: string): Promise<string[]> => {
  const factor = await secondFactorOf(db, session.accountId)
  if (!factor) throw notBegun()
  if (factor.confirmedAt) throw alreadyOn()
  const giveBack = await reserve(db, [{ limit: limits.wrongCodesPerAccount, subject: session.accountId }])
  const step = await orGiveBack(() => stepFor(factor, code), giveBack)
  if (!step) throw await wrongCode(db, session)
  await giveBack()
  const codes = newRecoveryCodes()
  const confirmed = await audited(db, session, act('confirm'), sql`
    update ${secondFactors} set confirmed_at = now(), last_step = ${step}, recovery_hashes = ${sql.param(codes.map(recoveryHash))}
    where account_id = (select actor.id from actor) and confirmed_at is null and sealed_secret = ${factor.sealedSecret} returning account_id as id`, [...endOthers(session), raiseVersion])
  if (!confirmed.length) throw whyNotConfirmed(factor, await secondFactorOf(db, session.accountId))
  return codes
}

/** Turns the factor off. @throws 422 for a wrong password or code, 429 after too many, 409 where it is off, 401 where the session has just ended */
export const endSecondFactor = async (db: Db, session: Session, given: { password: string; code: string }): Promise<{ ok: true }> => {
  await requireOwnPassword(db, session, given.password)
  const factor = await secondFactorOf(db, session.accountId)
  if (!factor?.confirmedAt) throw alreadyOff()
  if ((await useCode(db, factor, given.code)) === 'wrong') throw await wrongCode(db, session)
  const ended = await audited(db, session, act('end'), sql`delete from ${secondFactors} where account_id = (select actor.id from actor) returning account_id as id`, [...endOthers(session), raiseVersion])
  if (!ended.length) throw (await secondFactorOf(db, session.accountId)) ? unauthorized() : alreadyOff()
  return { ok: true }
}
