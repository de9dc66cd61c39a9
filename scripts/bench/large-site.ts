import { serveBuilt } from '../built-site/serve.ts'
import { migrate, startInMemory } from '../database/embedded.ts'
import { seed } from '../demo/seed.ts'
import { LARGE, seedLarge } from '../large/seed.ts'
import { disconnect } from '#server/db/client.ts'

const SIZE = { ...LARGE, clients: 10_000, submissions: 3000, judges: 5, ventures: 20 }

/** Measures `dist` served on a database in memory that has 10,000 clients and 3,000 submissions beside the demo's. */
export const withLargeSite = async <Figures>(served: { port: number; pages?: Record<string, string> }, measure: () => Promise<Figures>): Promise<Figures> => {
  const { url, stop } = await startInMemory()
  Object.assign(process.env, { NETLIFY_DB_URL: url, SITE_LOCAL: 'true' })
  await migrate(url)
  await seed()
  await seedLarge(SIZE)
  const server = await serveBuilt(served)
  try {
    return await measure()
  } finally {
    server.close()
    await disconnect()
    await stop()
  }
}
