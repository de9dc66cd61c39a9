/**
 * A Postgres for one test: `initdb` and `pg_ctl` of Debian's package (or of the PATH) in a temporary folder, on a free
 * port of the loopback interface, with a password that nobody else knows. It never runs as root: Postgres refuses that.
 */
import { execFile, execFileSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../scripts/process/free-port.ts'

export type Postgres = { url: string; restart: (mode: 'fast' | 'immediate') => Promise<void>; stop: () => Promise<void> }
export const NO_POSTGRES = 'there is no Postgres here (Debian’s package is called postgresql; or put initdb and pg_ctl on the PATH)'

const PACKAGES = '/usr/lib/postgresql'
const newestFirst = (one: string, other: string) => Number(other) - Number(one)
const programs = (): string | undefined => {
  const packaged = existsSync(PACKAGES) ? readdirSync(PACKAGES).sort(newestFirst).map((version) => path.join(PACKAGES, version, 'bin')) : []
  return [...packaged, ...(process.env.PATH ?? '').split(path.delimiter)].find((folder) => existsSync(path.join(folder, 'initdb')) && existsSync(path.join(folder, 'pg_ctl')))
}

type Owner = { uid?: number; gid?: number }
const idOfNobody = (kind: '-u' | '-g') => Number(execFileSync('id', [kind, 'nobody'], { encoding: 'utf8' }))
/** The user that runs the server: ours, or an ordinary one if we are root. */
const owner = (): Owner => (process.getuid?.() === 0 ? { uid: idOfNobody('-u'), gid: idOfNobody('-g') } : {})

const folderOf = ({ uid, gid }: Owner): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'postgres-'))
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid)
  return folder
}

/**
 * Starts an empty Postgres; it ends with this process at the latest. With `durable` false nothing waits for the disk,
 * because one that stalls would hold up everything that waits for the same row.
 * @returns undefined if this machine has no Postgres
 */
export const startPostgres = async ({ durable = true } = {}): Promise<Postgres | undefined> => {
  const bin = programs()
  if (!bin) return undefined
  const user = owner()
  const folder = folderOf(user)
  const [data, secret, password] = [path.join(folder, 'data'), path.join(folder, 'password'), randomBytes(18).toString('base64url')]
  const options = { ...user, cwd: folder, env: { ...process.env, LC_ALL: 'C' } }
  const run = (program: string, ...args: string[]) => promisify(execFile)(path.join(bin, program), args, options)
  const ctl = (...args: string[]) => run('pg_ctl', '-D', data, '-w', '-l', path.join(folder, 'log'), ...args)
  writeFileSync(secret, password, { mode: 0o644 })
  await run('initdb', '-D', data, '-U', 'postgres', '-E', 'UTF8', '--no-sync', '-A', 'scram-sha-256', `--pwfile=${secret}`)
  // Chosen only now: `initdb` takes seconds, in which another process could take the port.
  const port = await freePort()
  await ctl('-o', `-p ${port} -h 127.0.0.1 -k ''${durable ? '' : ' -F'}`, 'start')

  const end = () => {
    process.off('exit', end)
    if (existsSync(path.join(data, 'postmaster.pid'))) execFileSync(path.join(bin, 'pg_ctl'), ['-D', data, '-w', '-m', 'immediate', 'stop'], { ...options, stdio: 'ignore' })
    rmSync(folder, { recursive: true, force: true })
  }
  process.on('exit', end)
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    restart: async (mode) => { await ctl('-m', mode, 'restart') },
    stop: async () => { await ctl('-m', 'fast', 'stop').catch(() => undefined); end() },
  }
}
