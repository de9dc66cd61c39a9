/**
 * Migrates and seeds the embedded database: inside `netlify dev` the one that is running, otherwise the folder that
 * `netlify dev` will open next. A database that isn't local is left to the platform.
 */
import { existsSync } from 'node:fs'
import { BROKEN, migrate, withEmbedded } from './database/embedded.ts'
import { seed } from './demo/seed.ts'
import { disconnect } from '#server/db/client.ts'
import { isLocal } from '#server/env.ts'

const prepare = async (url: string) => {
  process.env.NETLIFY_DB_URL = url
  for (const name of await migrate(url)) console.log(`Migration: ${name}`)
  await seed()
  await disconnect()
}

const running = process.env.NETLIFY_DB_URL
// Judged by its address: if its own database doesn't start, `netlify dev` passes on whatever URL was in the shell.
const isHere = (url: string) => ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname)
if (running && !(isLocal() && isHere(running))) throw new Error('NETLIFY_DB_URL names a database that is not local: the platform migrates it on deploy.')
// `netlify dev` has the folder but could not open the database: waiting for the folder would never end.
if (!running && process.env.NETLIFY_DEV === 'true') throw new Error(BROKEN)
// The functions use the keys in .env, so the demo data must be made with the same.
if (!running && existsSync('.env')) process.loadEnvFile('.env')
// Local in either case: without a URL the database is a folder of this machine.
process.env.SITE_LOCAL = 'true'
await (running ? prepare(running) : withEmbedded(prepare))
