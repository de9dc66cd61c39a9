/** The outbox table: rows are written with their submission, taken by one deliverer at a time, and settled with a line in the log. */
import { and, desc, eq, inArray, isNotNull, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { deliveries, outbox, submissionFiles, submissions } from '#server/db/schema.ts'
import { delivery } from '#server/settings.ts'

export type Kind = (typeof outbox.$inferSelect)['kind']
export type Outcome = { ok: boolean; status?: number; error?: string; /** The receiver throttles us: no failure, the next attempt is due after this time. */ waitMs?: number | undefined; ms: number }
export type DueRow = Awaited<ReturnType<typeof claim>>[number]

const momentOf = (now?: Date): SQL => (now ? sql`${now.toISOString()}::timestamptz` : sql`now()`)
const open = and(isNull(outbox.deliveredAt), isNull(outbox.abandonedAt))
/** Nothing more is sent of a submission that is spam by now. */
export const isTold = sql`exists (select from ${submissions} where ${submissions.id} = ${outbox.submissionId} and not ${submissions.spam})`
const pauses = sql.raw(`array[${delivery.pausesMs.join(', ')}]`)

/**
 * Claims due rows: one statement, so that two deliverers never get the same. It also sets the time of the next attempt, so
 * that a row whose deliverer died is due again by itself.
 */
export const claim = async (db: Db, kinds: Kind[], now?: Date) => {
  const moment = momentOf(now)
  const due = db.$with('due').as(
    db
      .select({ id: outbox.id, submissionId: outbox.submissionId })
      .from(outbox)
      .where(and(open, lte(outbox.nextAttemptAt, moment), inArray(outbox.kind, kinds), isTold))
      .orderBy(outbox.nextAttemptAt)
      .limit(delivery.batch)
      .for('update', { skipLocked: true }),
  )
  const pause = sql`(${pauses})[least(${outbox.attempts} + 1, ${sql.raw(String(delivery.pausesMs.length))})] * interval '1 millisecond'`
  return db
    .with(due)
    .update(outbox)
    .set({ attempts: sql`${outbox.attempts} + 1`, nextAttemptAt: sql`${moment} + ${pause}` })
    .from(due)
    .innerJoin(submissions, eq(submissions.id, due.submissionId))
    .where(eq(outbox.id, due.id))
    .returning({
      id: outbox.id,
      kind: outbox.kind,
      attempts: outbox.attempts,
      /** How often it was delivered before: above 0 only after a re-send. */
      sent: sql<number>`(select count(*)::int from ${deliveries} where ${deliveries.outboxId} = ${outbox.id} and ${deliveries.ok})`,
      submissionId: submissions.id,
      formId: submissions.formId,
      receivedAt: submissions.createdAt,
      data: submissions.data,
      /** The fields that came with a file. */
      files: sql<string[]>`array(select ${submissionFiles.field} from ${submissionFiles} where ${submissionFiles.submissionId} = ${submissions.id})`,
    })
}

/** The same for every retry, so that a duplicate is dropped; another one for a re-send of a delivered row. */
export const mailId = ({ id, sent }: Pick<DueRow, 'id' | 'sent'>): string => (sent ? `${id}.${sent}` : id)

/** Whether the last attempt has failed, so that no further one is made. */
export const givenUp = (row: Pick<DueRow, 'attempts'>, { ok, waitMs }: Outcome): boolean => !ok && waitMs === undefined && row.attempts > delivery.pausesMs.length

/**
 * Logs an attempt and settles its row, in one statement; it does nothing if the submission was erased meanwhile. An
 * attempt that was throttled doesn't count, except the first, at which an acknowledgement has been counted.
 */
export const record = async (db: Db, row: Pick<DueRow, 'id' | 'attempts'>, outcome: Outcome, now?: Date): Promise<void> => {
  const { ok, status = null, error = null, waitMs = null, ms } = outcome
  const moment = momentOf(now)
  await db.execute(sql`
    with settled as (
      update outbox set
        delivered_at = case when ${ok}::boolean then ${moment} else delivered_at end,
        abandoned_at = case when ${givenUp(row, outcome)}::boolean and delivered_at is null then ${moment} end,
        attempts = case when ${waitMs}::integer is null then attempts else greatest(attempts - 1, 1) end,
        next_attempt_at = coalesce(${moment} + ${waitMs}::integer * interval '1 millisecond', next_attempt_at)
      where id = ${row.id} returning id
    )
    insert into deliveries (outbox_id, ok, status, error, ms)
    select id, ${ok}::boolean, ${status}::integer, ${error}::text, ${ms}::integer from settled`)
}

const backInLine = async (db: Db, which: SQL | undefined): Promise<string[]> => {
  const rows = await db
    .update(outbox)
    .set({ attempts: 0, nextAttemptAt: sql`now()`, deliveredAt: null, abandonedAt: null })
    .where(which)
    .returning({ id: outbox.id })
  return rows.map(({ id }) => id)
}

/** Queues rows again as if they were new, whatever their state. @returns the ids of those that exist */
export const resend = (db: Db, ids: string[]): Promise<string[]> => backInLine(db, inArray(outbox.id, ids))

/** The same for all that were given up. */
export const resendGivenUp = (db: Db): Promise<string[]> => backInLine(db, isNotNull(outbox.abandonedAt))

/** How many rows of these kinds wait for a channel. */
export const waiting = (db: Db, kinds: Kind[]): Promise<number> => db.$count(outbox, and(open, inArray(outbox.kind, kinds), isTold))

/** Undelivered or given-up rows, then delivered ones; each newest first, with its last attempt, for `npm run outbox`. */
export const recent = (db: Db, limit: number) => {
  const last = db
    .selectDistinctOn([deliveries.outboxId])
    .from(deliveries)
    .orderBy(deliveries.outboxId, desc(deliveries.createdAt))
    .as('last')
  return db
    .select({ row: outbox, formId: submissions.formId, status: last.status, error: last.error })
    .from(outbox)
    .innerJoin(submissions, eq(submissions.id, outbox.submissionId))
    .leftJoin(last, eq(last.outboxId, outbox.id))
    .orderBy(desc(isNull(outbox.deliveredAt)), desc(outbox.createdAt))
    .limit(limit)
}
