/** Faults under traffic on a Postgres. */
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { unacknowledged, type Fault } from './fault.ts'
import { until } from './traffic.ts'
import type { Postgres } from '../postgres.ts'
import { db } from '#server/db/client.ts'

const others = sql`from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() and state = 'active'`
const counted = async (query: typeof others): Promise<number> =>
  ((await db().execute(sql`select count(*)::int as count ${query}`)) as { rows: { count: number }[] }).rows[0]!.count
const active = () => counted(others)
const waiting = () => counted(sql`${others} and wait_event_type = 'Lock'`)

/** Restarts the database at a moment when the server writes. */
const restart = (mode: 'fast' | 'immediate') => (postgres: Postgres): Fault => ({
  name: `database restarted (${mode})`,
  happen: async (_site, traffic) => {
    let underWay = 0
    await until(async () => (underWay = await active()) > 0)
    await postgres.restart(mode)
    return { underWay, unacknowledged: await unacknowledged(traffic) }
  },
})

/**
 * The server is killed while statements of its own wait in the database for a lock; then the lock is released, and they
 * commit, with nobody left to get the answers.
 */
const kill = (postgres: Postgres): Fault => ({
  name: 'server killed mid-write',
  happen: async (site, traffic) => {
    const holder = new pg.Client({ connectionString: postgres.url })
    await holder.connect()
    await holder.query('begin')
    await holder.query('lock table submissions, clients in share mode')
    await until(async () => (await waiting()) >= 5)
    const underWay = await waiting()
    await site.kill()
    await holder.query('rollback')
    await holder.end()
    await until(async () => (await active()) === 0)
    const caught = { underWay, unacknowledged: await unacknowledged(traffic) }
    await site.start()
    return caught
  },
})

export const postgresFaults = (postgres: Postgres): Fault[] =>
  [restart('fast'), restart('immediate'), restart('immediate'), kill, kill, kill].map((fault) => fault(postgres))
