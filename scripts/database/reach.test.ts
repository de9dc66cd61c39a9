import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, it } from 'vitest'

const PRELOADED = ['--import', new URL('../../tests/support/api/quick-drizzle.ts', import.meta.url).href]
const COMMAND = `
  import { withDatabase } from ${JSON.stringify(new URL('reach.ts', import.meta.url).href)}
  await withDatabase(async () => { console.log(process.env.NETLIFY_DB_URL) })`

let folder: string
beforeEach(() => { folder = mkdtempSync(path.join(tmpdir(), 'reach-')) })
afterEach(() => rmSync(folder, { recursive: true }))

/** Runs a command with this database URL. @returns its output, and what it says of the database it uses */
const run = async (url?: string) => {
  const env = { ...process.env, NETLIFY_DB_URL: url, SITE_LOCAL: undefined }
  const { stdout, stderr } = await promisify(execFile)(process.execPath, [...PRELOADED, '--input-type=module', '--eval', COMMAND], { cwd: folder, env })
  return { uses: stdout.trim(), says: stderr.trim() }
}

it('names the database that a command talks to, without who signs in there and how', async () => {
  const url = 'postgres://owner:canary@db.firm.example:5432/site?sslmode=verify-full'
  expect(await run(url)).toEqual({ uses: url, says: 'Database: db.firm.example:5432/site' })
})

it('takes one that is reached by a socket', async () => {
  const url = 'postgresql:///site?host=/var/run/postgresql&application_name=a@b'
  expect(await run(url)).toEqual({ uses: url, says: 'Database: /var/run/postgresql/site' })
})

it('says so where it is the local one, which nobody named', async () => {
  const local = createServer().listen(0, 'localhost')
  const url = await new Promise<string>((resolve) => local.once('listening', () => { resolve(`postgres://localhost:${(local.address() as AddressInfo).port}/postgres`) }))
  mkdirSync(path.join(folder, '.netlify'))
  writeFileSync(path.join(folder, '.netlify/state.json'), JSON.stringify({ dbConnectionString: url }))
  expect(await run()).toEqual({ uses: url, says: 'Database: the local one (.netlify/db), because NETLIFY_DB_URL is not set' })
  local.close()
})

it.each(['owner:canary@db', 'owner:12/canary@db.firm.example/site', '"postgres://owner:canary@db/site"', 'postgres://owner:1/canary@db/site', 'postgres://owner:canary#1@db/site', 'postgres://owner:1#canary@db/site', 'postgres:///canary', 'https://owner:canary@db/site', 'db.firm.example/canary'])('repeats nothing of what is not well-formed: %s', async (url) => {
  const { stderr } = await run(url).then(() => { throw new Error('It was taken.') }, (error: unknown) => error as { stderr: string })
  expect(stderr).toContain('NETLIFY_DB_URL must be written as')
  expect(stderr).not.toContain('canary')
})
