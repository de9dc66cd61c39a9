/** The system's present state, counted by the database. */
import { sql } from 'drizzle-orm'
import type { Health } from '#contracts/api/health.ts'
import { alive } from '#server/auth/sessions.ts'
import type { Db } from '#server/db/client.ts'
import { moment, onlyRowOf, rowsOf } from '#server/db/rows.ts'
import { accounts, outbox, runs, sessions, submissions } from '#server/db/schema.ts'
import { env } from '#server/env.ts'
import type { Job } from '#server/health/runs.ts'
import { mailerOf } from '#server/mail/provider.ts'
import { isTold } from '#server/outbox/repository.ts'

type Counted = Pick<Health, 'waiting' | 'givenUp' | 'submissionsToday' | 'spamToday' | 'sessions'> & { at: string; lastRun: Partial<Record<Job, string>> }

const orNone = (at: string | null | undefined): string | null => (at ? moment(at) : null)
const today = sql`${submissions.createdAt} >= date_trunc('day', now() at time zone 'UTC') at time zone 'UTC'`
const countAndOldest = (where: ReturnType<typeof sql>) =>
  sql`(select json_build_object('count', count(*)::int, 'oldest', min(${outbox.createdAt})) from ${outbox} where ${outbox.deliveredAt} is null and ${where})`

const count = (db: Db): Promise<Counted> =>
  onlyRowOf(db, sql`
    select
      now() as at,
      ${countAndOldest(sql`${outbox.abandonedAt} is null and ${isTold}`)} as waiting,
      ${countAndOldest(sql`${outbox.abandonedAt} is not null`)} as "givenUp",
      (select coalesce(json_object_agg(${runs.job}, ${runs.endedAt}), '{}') from ${runs}) as "lastRun",
      (select count(*)::int from ${submissions} where ${today}) as "submissionsToday",
      (select count(*)::int from ${submissions} where spam and ${today}) as "spamToday",
      (select count(*)::int from ${sessions} inner join ${accounts} on ${accounts.id} = ${sessions.accountId} where ${alive}) as sessions`)

const timeToDatabase = async (db: Db): Promise<number> => {
  const started = performance.now()
  await db.execute(sql`select 1`)
  return Math.round((performance.now() - started) * 10) / 10
}

/** From the platform's own table, which another host may not have, or not show, and whose columns are undocumented. */
const lastMigration = async (db: Db): Promise<Health['database']['migration']> => {
  const { readable } = await onlyRowOf<{ readable: boolean | null }>(db, sql`select has_table_privilege(to_regclass('netlify.migrations'), 'select') as readable`)
  if (!readable) return null
  const [last] = await rowsOf<{ name: string | null; at: string | null }>(db, sql`
    select told ->> 'name' as name, told ->> 'applied_at' as at from netlify.migrations, to_jsonb(migrations) as told order by name desc limit 1`)
  return last?.name && last.at ? { name: last.name, appliedAt: moment(last.at) } : null
}

const withMoment = ({ count: rows, oldest }: Counted['waiting']) => ({ count: rows, oldest: orNone(oldest) })

export const stateOf = async (db: Db): Promise<Health> => {
  const { at, waiting, givenUp, lastRun, ...figures } = await count(db)
  return {
    ...figures,
    at: moment(at),
    database: { ms: await timeToDatabase(db), migration: await lastMigration(db) },
    mail: mailerOf(env()) !== undefined,
    waiting: withMoment(waiting), givenUp: withMoment(givenUp),
    lastRun: { hourly: orNone(lastRun.hourly), retention: orNone(lastRun.retention) },
  }
}
