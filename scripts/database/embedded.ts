/** The embedded database of `netlify dev`, by its URL or its folder, migrated as the platform does it on a deploy. */
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { applyMigrations, NetlifyDB, type SQLExecutor } from '@netlify/database-dev'
import pg from 'pg'
import { mendWire } from './embedded-wire.ts'
import { oneAtATime } from './one-at-a-time.ts'

export const MIGRATIONS = 'netlify/database/migrations'
export const FOLDER = '.netlify/db'
/** The file from which tests read the address of the database of `npm run serve:built`. */
export const SERVED = '.netlify/database-url'

const executorOf = (client: pg.Client): SQLExecutor => {
  const plain: Pick<SQLExecutor, 'exec' | 'query'> = {
    exec: (sql) => client.query(sql),
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- the interface is the library's
    query: async <T>(sql: string, params?: unknown[]) => ({ rows: (await client.query<T & pg.QueryResultRow>(sql, params)).rows }),
  }
  const transaction = async <T>(work: (inner: typeof plain) => Promise<T>): Promise<T> => {
    await client.query('begin')
    try {
      const result = await work(plain)
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  }
  return { ...plain, transaction }
}

/** Applies the migrations, each in a transaction of its own, that the platform's own table doesn't list yet; with `last`, those up to it. @returns their names */
export const migrate = async (url: string, last?: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await applyMigrations(executorOf(client), MIGRATIONS, last)
  } finally {
    await client.end()
  }
}

type Started = { url: string; stop: () => Promise<void> }
const started = async (database: NetlifyDB): Promise<Started> => {
  const url = await database.start()
  mendWire(database)
  return { url, stop: () => database.stop() }
}

/** Starts an embedded database in memory, whose rows are lost when it stops. */
export const startInMemory = (): Promise<Started> => started(new NetlifyDB({ logger: () => undefined }))

/** Starts the database in `directory`, which nothing else may have open. */
export const startInFolder = (directory: string): Promise<Started> => started(new NetlifyDB({ directory, logger: () => undefined }))

const answers = async (url: string) => {
  const socket = connect(Number(new URL(url).port), 'localhost')
  return once(socket, 'connect').then(() => true, () => false).finally(() => socket.destroy())
}

/** The database of a running `netlify dev`, checked, because one that was killed leaves its address behind. */
export const runningDatabase = async () => {
  const state = existsSync('.netlify/state.json') ? (JSON.parse(readFileSync('.netlify/state.json', 'utf8')) as { dbConnectionString?: string }) : {}
  return state.dbConnectionString && (await answers(state.dbConnectionString)) ? state.dbConnectionString : undefined
}

const refuseWhileRunning = async () => {
  if (await runningDatabase()) throw new Error('`npm start` or `npm run preview` has the local database open. End it first.')
}

/** Does `work` once no other process of this project has `.netlify/db` open; others have to wait meanwhile. */
export const withFolder = async <T>(work: () => Promise<T>): Promise<T> => {
  // `netlify dev` keeps the folder open until somebody ends it, so waiting is useless.
  await refuseWhileRunning()
  return oneAtATime(FOLDER, async () => {
    await refuseWhileRunning()
    return work()
  })
}

export const BROKEN = `${FOLDER} can’t be opened; if a process was killed while it wrote, it is broken. \`npm run db:reset\` deletes it; the next start makes a new one with the demo data.`

const openFolder = (): Promise<Started> =>
  started(new NetlifyDB({ directory: FOLDER })).catch((cause: unknown) => {
    throw new Error(BROKEN, { cause })
  })

/** Runs `work` with the URL of the database in `.netlify/db`, as `withFolder` does. */
export const withEmbedded = <T>(work: (url: string) => Promise<T>): Promise<T> =>
  withFolder(async () => {
    const { url, stop } = await openFolder()
    return work(url).finally(stop)
  })
