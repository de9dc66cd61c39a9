/** Many at the same moment, on a real Postgres: the embedded one does one thing at a time. */
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { forgetLimits, forgetSubmissions } from './rows.ts'
import { migrate } from '../../scripts/database.ts'
import { NO_POSTGRES, startPostgres, type Postgres } from '../trust/postgres.ts'
import { db, disconnect } from '#server/db/client.ts'
import { signInPauses } from '#server/db/schema.ts'

export const MANY = 500
export const PATIENCE = { timeout: 120_000 }

export const atOnce = <T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: times }, (_, index) => work(index)))
/** How often each value came. */
export const tally = (values: (string | number)[]): Record<string, number> => Object.fromEntries([...new Set(values)].map((value) => [value, values.filter((other) => other === value).length]))
export const statuses = async (times: number, work: (index: number) => Promise<Response>): Promise<Record<string, number>> => tally((await atOnce(times, work)).map(({ status }) => status))

/**
 * Gives a file's tests a Postgres of their own, migrated, without counted limits, submissions or pauses; skips them with a
 * word where this machine has none. @returns its address, once the tests run
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
  beforeEach(async ({ skip }) => {
    skip(!postgres, NO_POSTGRES)
    await Promise.all([forgetLimits(), forgetSubmissions(), db().delete(signInPauses)])
  })
  return () => postgres!.url
}
