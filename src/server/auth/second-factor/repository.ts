import { and, eq, gt, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { secondFactors } from '#server/db/schema.ts'

export type SecondFactor = typeof secondFactors.$inferSelect

const { accountId, confirmedAt, lastStep, recoveryHashes } = secondFactors

/** The account's second factor, in force or still to be confirmed. */
export const secondFactorOf = async (db: Db, account: string): Promise<SecondFactor | undefined> => {
  const [found] = await db.select().from(secondFactors).where(eq(accountId, account))
  return found
}

/** Uses up a time step: false where it, or a later one, has been used. */
export const useStep = async (db: Db, account: string, step: number): Promise<boolean> => {
  const used = await db.update(secondFactors).set({ lastStep: step }).where(and(eq(accountId, account), isNotNull(confirmedAt), gt(sql`${step}::bigint`, lastStep))).returning({ accountId })
  return used.length > 0
}

/** Uses up a recovery code: false where there is none such. */
export const useRecoveryCode = async (db: Db, account: string, hash: string): Promise<boolean> => {
  const used = await db
    .update(secondFactors)
    .set({ recoveryHashes: sql`array_remove(${recoveryHashes}, ${hash})` })
    .where(and(eq(accountId, account), isNotNull(confirmedAt), sql`${hash} = any(${recoveryHashes})`))
    .returning({ accountId })
  return used.length > 0
}
