/** Drizzle on the connection that the platform chooses: Neon's driver on its platform, node-postgres everywhere else. */
import { getConnectionString, getDatabase } from '@netlify/database'
import { drizzle as drizzleNeon } from 'drizzle-orm/neon-serverless'
import { drizzle as drizzleNode } from 'drizzle-orm/node-postgres'
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'
import { PATIENCE } from '#server/db/patience.ts'
import * as schema from '#server/db/schema.ts'

export type Db = PgDatabase<PgQueryResultHKT, typeof schema>

const connect = (url: string) => {
  const connection = getDatabase()
  Object.assign(connection.pool.options, PATIENCE)
  // A connection that the server drops while idle is replaced by the pool; without a listener its error would end the process.
  connection.pool.on('error', () => undefined)
  const db: Db = connection.driver === 'serverless' ? drizzleNeon(connection.pool, { schema }) : drizzleNode(connection.pool, { schema })
  return { db, url, end: () => connection.pool.end() }
}

let shared: ReturnType<typeof connect> | undefined
/**
 * The database of this process; one pool, opened at the first call. The platform may pass new credentials with any call:
 * then a new pool replaces it, and the old pool's connections end by themselves once they are idle.
 */
export const db = (): Db => {
  const url = getConnectionString()
  if (shared?.url !== url) shared = connect(url)
  return shared.db
}

/** Ends the pool, so that a script can end by itself. The next `db()` opens another. */
export const disconnect = async (): Promise<void> => {
  const ending = shared
  shared = undefined
  await ending?.end()
}
