/** The database for a command: that of NETLIFY_DB_URL, else of a local run that is going on, else the local folder. */
import { runningDatabase, withEmbedded } from './database.ts'
import { disconnect } from '#server/db/client.ts'

/** Does `work` with `db()` connected, and disconnects. */
export const withDatabase = async (work: () => Promise<void>): Promise<void> => {
  const run = () => work().finally(disconnect)
  const local = (url: string) => {
    process.env.NETLIFY_DB_URL = url
    process.env.SITE_LOCAL = 'true'
    return run()
  }
  if (process.env.NETLIFY_DB_URL) return run()
  const started = await runningDatabase()
  return started ? local(started) : withEmbedded(local)
}
