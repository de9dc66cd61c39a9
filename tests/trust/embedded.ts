/** The embedded database in a process of its own, as `netlify dev` has it: `fork`ed by `startEmbedded`, it tells its address. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import type { Postgres } from './postgres.ts'
import { startInMemory } from '../../scripts/database.ts'

/** Starts one in memory. Restarts are not its part: what it holds ends with it. */
export const startEmbedded = async (): Promise<Pick<Postgres, 'url' | 'stop'>> => {
  const child = fork(new URL(import.meta.url), { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const [url] = (await once(child, 'message')) as [string]
  return { url, stop: async () => { const gone = once(child, 'exit'); child.kill(); await gone } }
}

if (process.argv[1] === new URL(import.meta.url).pathname && process.send) {
  const { url } = await startInMemory()
  process.send(url)
  process.once('disconnect', () => process.exit())
}
