import { migrate, runningDatabase, withEmbedded } from '../database/embedded.ts'
import { seed } from '../demo/seed.ts'
import { LARGE, seedLarge } from './seed.ts'
import { disconnect } from '#server/db/client.ts'
import { isLocal } from '#server/env.ts'

const within = (work: () => Promise<void>) => async (url: string): Promise<void> => {
  process.env.NETLIFY_DB_URL = url
  process.env.SITE_LOCAL = 'true'
  await migrate(url)
  await seed()
  await seedLarge(LARGE)
  await work()
  await disconnect()
}

/**
 * Runs `work` on the large data, which is added if it is missing: in the database of a running `netlify dev`, else in its
 * folder, or in the one that NETLIFY_DB_URL names. @throws if NETLIFY_DB_URL is set without SITE_LOCAL=true
 */
export const withLargeData = async (work: () => Promise<void>): Promise<void> => {
  const named = process.env.NETLIFY_DB_URL
  if (named && !isLocal()) throw new Error('NETLIFY_DB_URL names a database that is not local. Only where it is a private one, say so by SITE_LOCAL=true.')
  const url = named ?? (await runningDatabase())
  await (url ? within(work)(url) : withEmbedded(within(work)))
}
