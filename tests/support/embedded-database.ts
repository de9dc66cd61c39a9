/** An embedded database in memory for one test file: the real one of `netlify dev`, migrated, empty. */
import { NetlifyDB } from '@netlify/database-dev'
import { afterAll } from 'vitest'
import './patience.ts'
import { disconnect } from '#server/db/client.ts'
import { MIGRATIONS } from '../../scripts/database.ts'
import { mendWire } from '../../scripts/embedded-wire.ts'

export const database = new NetlifyDB({ logger: () => undefined })
process.env.NETLIFY_DB_URL = await database.start()
mendWire(database)
process.env.SITE_LOCAL = 'true'
await database.applyMigrations(MIGRATIONS)

afterAll(async () => {
  await disconnect()
  await database.stop()
})
