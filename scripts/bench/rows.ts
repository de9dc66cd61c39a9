/**
 * What a page of ten costs among 100, 10,000 and 100,000 clients: the whole way from request to answer, in this process,
 * on the embedded database, and on a real Postgres if there is one.
 */
import { caller } from './caller.ts'
import { medianOf } from './time.ts'
import { migrate, startInMemory } from '../database/embedded.ts'
import { LARGE, seedLarge } from '../large/seed.ts'
import { seed } from '../demo/seed.ts'
import { startPostgres } from '../../tests/trust/postgres.ts'
import { clientRoutes } from '#contracts/api/clients.ts'
import { disconnect } from '#server/db/client.ts'

type Engine = 'embedded' | 'Postgres'
export type RowsMeasured = { engine: Engine; rows: number; pageMs: number; searchMs: number }
/** A multiple of the time with 100 clients. */
export const BUDGET = 3
const SIZES = [100, 10_000, 100_000]
const ROUNDS = 21

const silently = async <T>(work: () => Promise<T>): Promise<T> => {
  const say = console.log
  console.log = () => undefined
  return work().finally(() => { console.log = say })
}

type Started = { url: string; stop: () => Promise<unknown> }
const engines: Record<Engine, () => Promise<Started | undefined>> = {
  embedded: startInMemory,
  Postgres: startPostgres,
}

const among = async (engine: Engine, rows: number): Promise<RowsMeasured | undefined> => {
  const started = await engines[engine]()
  if (!started) return undefined
  const { url, stop } = started
  process.env.NETLIFY_DB_URL = url
  process.env.SITE_LOCAL = 'true'
  try {
    await migrate(url)
    await seed()
    await seedLarge({ ...LARGE, clients: rows, submissions: 100, judges: 3, ventures: 6 })
    const call = await caller()
    const page = (query: Record<string, string | number>) => medianOf(() => call(clientRoutes.getClients, { page: 1, pageSize: 10, ...query }), ROUNDS)
    return { engine, rows, pageMs: await page({}), searchMs: await page({ search: 'mar' }) }
  } finally {
    await disconnect()
    await stop()
  }
}

/** Measures each number of rows on a database of its own. */
export const benchRows = async (): Promise<RowsMeasured[]> => {
  const measured: RowsMeasured[] = []
  for (const engine of Object.keys(engines) as Engine[])
    for (const size of SIZES) {
      const one = await silently(() => among(engine, size))
      if (!one) continue
      measured.push(one)
      console.log(`${engine.padEnd(9)} ${String(size).padStart(7)} clients: page of ten ${one.pageMs.toFixed(1)} ms, searched ${one.searchMs.toFixed(1)} ms`)
    }
  return measured
}
