/** The server under test in a process of its own, which can be killed and started again on the same port. */
import { fork, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePort } from '../../scripts/process/free-port.ts'

/** The header by which a test states a request's address, which on the platform comes from its context. */
export const CLIENT_ADDRESS = 'x-nf-client-connection-ip'
export const BARE_FUNCTION = '/bare-function'
export const [BARE_HANDLER, BARE_READ, BARE_WRITE] = ['/', '/read', '/write'] as const

export type Site = { origin: string; bare: string; start: () => Promise<void>; kill: () => Promise<void> }

/** Not local, like production: no demo secrets, no mail folder. */
const environment = (url: string, embedded: boolean) => ({ ...process.env, NETLIFY_DB_URL: url, SITE_LOCAL: 'false', SITE_EMBEDDED: String(embedded) })

/** Starts it on the database at `url`, with the secrets of this process. */
export const startSite = async (url: string, embedded = false): Promise<Site> => {
  const [port, barePort] = [await freePort(), await freePort()]
  // A folder of its own, so that it leaves no files in the current one.
  const cwd = mkdtempSync(path.join(tmpdir(), 'site-'))
  process.on('exit', () => { rmSync(cwd, { recursive: true, force: true }) })
  let child: ChildProcess | undefined
  const start = async () => {
    const { VERBOSE } = process.env
    child = fork(new URL('server.ts', import.meta.url), [String(port), String(barePort)], { cwd, env: environment(url, embedded), stdio: ['ignore', VERBOSE ? 'inherit' : 'ignore', VERBOSE ? 'inherit' : 'ignore', 'ipc'] })
    await Promise.race([once(child, 'message'), once(child, 'exit').then(() => { throw new Error('The server did not start; VERBOSE=1 shows why.') })])
  }
  const kill = async () => {
    const gone = once(child!, 'exit')
    child!.kill('SIGKILL')
    await gone
  }
  await start()
  return { origin: `http://127.0.0.1:${port}`, bare: `http://127.0.0.1:${barePort}`, start, kill }
}
