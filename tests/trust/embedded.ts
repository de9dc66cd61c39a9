/** The embedded database in a process of its own, as in `netlify dev`: `fork`ed by `startEmbedded`, it sends its address. */
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { startInFolder, startInMemory } from '../../scripts/database/embedded.ts'

/** An embedded database in its own process: `kill` ends it at once, `stop` lets it close its files. */
type Embedded = { url: string; stop: () => Promise<void>; kill: () => Promise<void> }

/** Starts the database of `folder`, or one in memory. */
export const startEmbedded = async (folder?: string): Promise<Embedded> => {
  const child = fork(new URL(import.meta.url), folder ? [folder] : [], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
  const gone = once(child, 'exit')
  const end = (signal: 'SIGTERM' | 'SIGKILL') => async () => { child.kill(signal); await gone }
  const [url] = (await Promise.race([once(child, 'message'), gone.then(() => { throw new Error('The embedded database did not start.') })])) as [string]
  return { url, stop: end('SIGTERM'), kill: end('SIGKILL') }
}

if (process.argv[1] === new URL(import.meta.url).pathname && process.send) {
  const [folder] = process.argv.slice(2)
  const { url, stop } = await (folder ? startInFolder(folder) : startInMemory())
  process.once('disconnect', () => process.exit())
  process.once('SIGTERM', () => void stop().finally(() => process.exit()))
  process.send(url)
}
