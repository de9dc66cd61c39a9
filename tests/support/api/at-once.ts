/** Many calls at the same moment, on a real Postgres: the embedded database does one thing at a time. */
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished } from 'vitest'
import { forgetLimits, forgetSubmissions } from './rows.ts'
import { migrate } from '../../../scripts/database/embedded.ts'
import { NO_POSTGRES, startPostgres, type Postgres } from '../../trust/postgres.ts'
import { db, disconnect } from '#server/db/client.ts'
import { signInPauses } from '#server/db/schema.ts'

declare module 'vitest' { interface TaskMeta { /** Why it was not run. */ skipped?: string } }

export const MANY = 500
/** A busy machine takes half a minute to start a command. */
export const PATIENCE = { timeout: 120_000 }

export const atOnce = <T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: times }, (_, index) => work(index)))
/** How often each value came. */
export const tally = (values: (string | number)[]): Record<string, number> => Object.fromEntries([...new Set(values)].map((value) => [value, values.filter((other) => other === value).length]))
export const statuses = async (times: number, work: (index: number) => Promise<Response>): Promise<Record<string, number>> => tally((await atOnce(times, work)).map(({ status }) => status))

const waitingNow = sql`select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and pid <> pg_backend_pid()`

/** Starts `works` one after the other while the statement `held` holds its locks, each once the earlier ones wait for a lock; releases the locks once all wait. So they proceed in this order. */
export const inTurn = async <T>(address: string, held: string, works: (() => Promise<T>)[]): Promise<T[]> => {
  const holder = new pg.Client({ connectionString: address })
  await holder.connect()
  await holder.query('begin')
  await holder.query(held)
  const working: Promise<T>[] = []
  try {
    for (const work of works) {
      working.push(work())
      await expect.poll(async () => ((await db().execute(waitingNow)) as { rows: { count: number }[] }).rows[0]!.count, { timeout: PATIENCE.timeout / 2 }).toBe(working.length)
    }
  } finally {
    await holder.end()
  }
  return Promise.all(working)
}

/**
 * Until the end of the test, a statement that changes or deletes rows of `table` can be held at the first row, after it has
 * selected its rows. @returns the statement that holds it, for `inTurn`
 */
export const midway = async (table: string): Promise<string> => {
  await db().execute(sql.raw(`create function midway() returns trigger language plpgsql as $$ begin perform pg_advisory_xact_lock_shared(1); return coalesce(new, old); end $$;
    create trigger midway before update or delete on ${table} for each row execute function midway()`))
  onTestFinished(async () => { await db().execute(sql`drop function midway cascade`) })
  return 'select pg_advisory_xact_lock(1)'
}

/**
 * Gives a file's tests a Postgres of their own, migrated, without counted limits, submissions or pauses; skips them, with a
 * reason, if this machine has none. @returns a function that returns its address, once the tests run
 */
export const onRealPostgres = (): (() => string) => {
  let postgres: Postgres | undefined
  beforeAll(async () => {
    postgres = await startPostgres({ durable: false })
    if (!postgres) return
    await disconnect()
    process.env.NETLIFY_DB_URL = postgres.url
    await migrate(postgres.url)
  })
  afterAll(async () => {
    await disconnect()
    await postgres?.stop()
  })
  beforeEach(async ({ skip, task }) => {
    // For the report, which doesn't get the reason passed to `skip`.
    if (!postgres) task.meta.skipped = NO_POSTGRES
    skip(!postgres, NO_POSTGRES)
    await Promise.all([forgetLimits(), forgetSubmissions(), db().delete(signInPauses)])
  })
  return () => postgres!.url
}
