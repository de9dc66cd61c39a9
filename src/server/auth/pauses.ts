/** Guessing slows down: failed sign-ins of one account from one network, and the pause after them (trust row 6). */
import { eq, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { signInPauses } from '#server/db/schema.ts'
import { keyedHash } from '#server/keyed-hash.ts'
import { networkOf } from '#server/limits/address.ts'
import { signInPause } from '#server/settings.ts'

const { failures, pausedUntil, subject } = signInPauses
const { free, firstMs, longestMs, forgetAfterMs } = signInPause

/** A running attempt: the subject that it counts for, and its number in the series of failures. */
export type Attempt = { subject: string; failures: number }

/** An account's subject is made of its id, an unknown name's of the name in lower case: both behave alike. */
export const pauseSubject = (role: string, who: string, address: string): string => keyedHash('sign-in', role, who, networkOf(address))

const after = (ms: number) => sql`now() + ${ms} * interval '1 millisecond'`
/** The exponent is bounded, so that a long series doesn't overflow. */
const pauseFor = (count: typeof failures) => sql`case when ${count} + 1 >= ${free}
  then now() + least(${firstMs} * power(2, least(${count} + 1 - ${free}, 30)), ${longestMs}) * interval '1 millisecond' end`

/**
 * Counts an attempt as a failure before it is made, in one atomic statement, so that no burst gets more tries than the
 * pauses allow. @returns nothing during a pause
 */
export const beginAttempt = async (db: Db, who: string): Promise<Attempt | undefined> => {
  const [row] = await db
    .insert(signInPauses)
    .values({ subject: who, failures: 1, forgetAt: after(forgetAfterMs) })
    .onConflictDoUpdate({
      target: subject,
      set: { failures: sql`${failures} + 1`, pausedUntil: pauseFor(failures), forgetAt: after(forgetAfterMs) },
      setWhere: sql`${pausedUntil} is null or ${pausedUntil} <= now()`,
    })
    .returning({ subject, failures })
  return row
}

/** Uncounts an attempt that was neither right nor wrong; a pause that a later one has begun stays. */
export const giveBackAttempt = async (db: Db, attempt: Attempt): Promise<void> => {
  await db
    .update(signInPauses)
    .set({ failures: sql`greatest(${failures} - 1, 0)`, pausedUntil: sql`case when ${failures} = ${attempt.failures} then null else ${pausedUntil} end` })
    .where(eq(subject, attempt.subject))
}

/** Deletes the series of failures without a recent one. */
export const purgePauses = async (db: Db): Promise<void> => {
  await db.delete(signInPauses).where(lte(signInPauses.forgetAt, sql`now()`))
}
