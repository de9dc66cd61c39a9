/** Checking the second factor: at sign-in, and before it is turned off. A code works once. */
import { recoveryHash } from '#server/auth/second-factor/recovery-codes.ts'
import { secondFactorOf, useRecoveryCode, useStep, type SecondFactor } from '#server/auth/second-factor/repository.ts'
import { unseal } from '#server/auth/second-factor/seal.ts'
import { sixDigits, stepOf } from '#server/auth/second-factor/totp.ts'
import type { Db } from '#server/db/client.ts'
import { HttpProblem } from '#server/http/problems.ts'
import { orGiveBack, reserve } from '#server/limits/service.ts'
import { limits } from '#server/settings.ts'

type Factor = 'totp' | 'recovery'

const useTotp = async (db: Db, { accountId, sealedSecret }: SecondFactor, code: string): Promise<boolean> => {
  const step = stepOf(unseal(sealedSecret, accountId), code)
  return step !== undefined && useStep(db, accountId, step)
}

/** Uses `code` up. @throws 429 after too many wrong ones, from wherever they came */
export const useCode = async (db: Db, factor: SecondFactor, code: string): Promise<Factor | 'wrong'> => {
  const giveBack = await reserve(db, [{ limit: limits.wrongCodesPerAccount, subject: factor.accountId }])
  const digits = sixDigits(code)
  const right = await orGiveBack(() => (digits ? useTotp(db, factor, digits) : useRecoveryCode(db, factor.accountId, recoveryHash(code))), giveBack)
  if (!right) return 'wrong'
  await giveBack()
  return digits ? 'totp' : 'recovery'
}

/** Which second factor `code` is: `none` if the account has none in force. */
export const factorOf = async (db: Db, accountId: string, code: string | undefined): Promise<Factor | 'none' | 'missing' | 'wrong'> => {
  const factor = await secondFactorOf(db, accountId)
  if (!factor?.confirmedAt) return 'none'
  if (!code?.trim()) return 'missing'
  return useCode(db, factor, code).catch((error: unknown) => {
    if (error instanceof HttpProblem) return 'wrong' as const
    throw error
  })
}
