/**
 * The database for a command: that of NETLIFY_DB_URL, else of a running `npm start`, else the local folder. The command
 * first says which one: if the variable was forgotten, the local database's answer could be taken for production's. It
 * says so on stderr, so that stdout has only the command's answer.
 */
import { FOLDER, runningDatabase, withEmbedded } from './embedded.ts'
import { disconnect } from '#server/db/client.ts'

const say = (name: string) => { console.error(`Database: ${name}`) }

const MALFORMED = 'NETLIFY_DB_URL must be written as postgresql://user:password@host/name is, without quotes around it; @ : / # ? % in user and password are percent-encoded.'

/** Host and name of the database, never the password. @throws for a malformed URL, without repeating any of it */
const nameOf = (url: string) => {
  const { protocol = '', host = '', pathname, hash, searchParams } = URL.parse(url) ?? {}
  const server = host || (searchParams?.get('host') ?? '')
  // With an unencoded `/` or `#` in the password, the rest of it would be taken for the database's name.
  if (!/^postgres(?:ql)?:$/.test(protocol) || !server || `${pathname}${hash}`.includes('@')) throw new Error(MALFORMED)
  return `${server}${pathname}`
}

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
