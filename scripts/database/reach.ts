/**
 * The database for a command: that of NETLIFY_DB_URL, else of a running `npm start`, else the local folder. The command
 * first says which one: if the variable was forgotten, the local database's answer could be taken for production's. It
 * says so on stderr, so that stdout has only the command's answer.
 */
import { FOLDER, runningDatabase, withEmbedded } from './embedded.ts'
import { nameOf } from './url.ts'
import { disconnect } from '#server/db/client.ts'

const say = (name: string) => { console.error(`Database: ${name}`) }

/** Does `work` with `db()` connected, and disconnects. */
export const withDatabase = async (work: () => Promise<void>): Promise<void> => {
  const run = () => work().finally(disconnect)
  const local = (url: string) => {
    process.env.NETLIFY_DB_URL = url
    process.env.SITE_LOCAL = 'true'
    return run()
  }
  const named = process.env.NETLIFY_DB_URL
  say(named ? nameOf(named) : `the local one (${FOLDER}), because NETLIFY_DB_URL is not set`)
  if (named) return run()
  const started = await runningDatabase()
  return started ? local(started) : withEmbedded(local)
}
