import { randomBytes } from 'node:crypto'
import { startEmbedded } from './embedded.ts'
import { NO_POSTGRES, startPostgres, type Postgres } from './postgres.ts'
import { startSite, type Site } from './site.ts'
import { migrate } from '../../scripts/database/embedded.ts'
import { disconnect } from '#server/db/client.ts'

const SECRETS = ['LOOKUP_KEY', 'TOKEN_KEY', 'SEAL_KEY']

type Work = (running: { postgres: Postgres; site: Site }) => Promise<void>

/**
 * Does `work` with a migrated and prepared Postgres and the server on it; `db()` of this process is connected to it.
 * If this machine has no Postgres it says so and does nothing.
 */
export const withSite = async (prepare: () => Promise<void>, work: Work): Promise<void> => {
  const postgres = await startPostgres()
  if (!postgres) return console.log(`skipped: ${NO_POSTGRES}`)
  await onDatabase(postgres, prepare, (site) => work({ postgres, site }))
}

type Database = Pick<Postgres, 'url' | 'stop'>

/** The same on the embedded database: on one in memory, or on what `start` starts. */
export const withEmbeddedSite = async (prepare: () => Promise<void>, work: (site: Site) => Promise<void>, start: () => Promise<Database> = startEmbedded): Promise<void> =>
  onDatabase(await start(), prepare, work, true)

const onDatabase = async (database: Database, prepare: () => Promise<void>, work: (site: Site) => Promise<void>, embedded = false): Promise<void> => {
  for (const name of SECRETS) process.env[name] = randomBytes(32).toString('base64url')
  process.env.NETLIFY_DB_URL = database.url
  process.env.SITE_LOCAL = 'true'
  process.once('SIGINT', () => process.exit(130)).once('SIGTERM', () => process.exit(143))
  try {
    await migrate(database.url)
    await prepare()
    const site = await startSite(database.url, embedded)
    await work(site).finally(site.kill)
  } finally {
    await disconnect()
    await database.stop()
  }
}
