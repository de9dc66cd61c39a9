/**
 * `npm run db:seed:large`: enough rows to see whether the lists hold (docs/decisions/lists-at-scale.md), into the local
 * database: the one of a running `netlify dev`, else its folder. With NETLIFY_DB_URL and SITE_LOCAL=true into any other.
 */
import { migrate, runningDatabase, withEmbedded } from './database.ts'
import { LARGE, seedLarge } from './large/seed.ts'
import { seed } from './seed.ts'
import { disconnect } from '#server/db/client.ts'
import { isLocal } from '#server/env.ts'

const fill = async (url: string) => {
  process.env.NETLIFY_DB_URL = url
  process.env.SITE_LOCAL = 'true'
  await migrate(url)
  await seed()
  await seedLarge(LARGE)
  await disconnect()
}

const named = process.env.NETLIFY_DB_URL
if (named && !isLocal()) throw new Error('NETLIFY_DB_URL names a database that is not local. Only where it is a private one, say so by SITE_LOCAL=true.')
const url = named ?? (await runningDatabase())
await (url ? fill(url) : withEmbedded(fill))
