/** The embedded database of `netlify dev` by its URL or its folder: migrated as the platform does it on a deploy. */
import { applyMigrations, NetlifyDB, type SQLExecutor } from '@netlify/database-dev'
import pg from 'pg'

export const MIGRATIONS = 'netlify/database/migrations'
export const FOLDER = '.netlify/db'

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

/** Applies what is not applied yet, and tells its names; the platform's own table keeps the count. */
export const migrate = async (url: string): Promise<string[]> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await applyMigrations(executorOf(client), MIGRATIONS)
  } finally {
    await client.end()
  }
}

/** Runs `work` with the URL of the database in `.netlify/db`; nothing else may have it open meanwhile. */
export const withEmbedded = async <T>(work: (url: string) => Promise<T>): Promise<T> => {
  const database = new NetlifyDB({ directory: FOLDER })
  const url = await database.start()
  try {
    return await work(url)
  } finally {
    await database.stop()
  }
}
