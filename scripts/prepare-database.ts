/**
 * Migrates and seeds the embedded database: inside `netlify dev` the one that is running, otherwise the folder that
 * `netlify dev` will open next. A database that isn't local is left to the platform.
 */
import { migrate, withEmbedded } from './database.ts'
import { seed } from './seed.ts'
import { disconnect } from '#server/db/client.ts'
import { isLocal } from '#server/env.ts'

const prepare = async (url: string) => {
  process.env.NETLIFY_DB_URL = url
  for (const name of await migrate(url)) console.log(`Migration: ${name}`)
  await seed()
  await disconnect()
}

const running = process.env.NETLIFY_DB_URL
if (running && !isLocal()) throw new Error('NETLIFY_DB_URL names a database that is not local: the platform migrates it on deploy.')
// Without a URL the database is a folder of this machine: nothing could be more local.
process.env.SITE_LOCAL = 'true'
await (running ? prepare(running) : withEmbedded(prepare))
