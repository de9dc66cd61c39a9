import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, it, onTestFinished, vi } from 'vitest'
import { runCommand } from './command.ts'

// A port on which nobody listens.
const LOCAL = { NETLIFY_DB_URL: 'postgres://owner:canary@127.0.0.1:1/site', SITE_LOCAL: 'true' }

/** Runs a command that must fail. @returns its exit code and output */
const failing = async (command: string[], { set = LOCAL, cwd = '.' }: { set?: Record<string, string>; cwd?: string } = {}): Promise<{ code: number; stdout: string; stderr: string }> => {
  const [script = '', ...words] = command
  return promisify(execFile)(process.execPath, ['--import', path.resolve('tests/support/api/quick-drizzle.ts'), path.resolve('scripts', script), ...words], { cwd, env: { ...process.env, SITE_LOCAL: undefined, ...set } }).then(
    () => { throw new Error('It did not fail.') },
    (failure: unknown) => failure as { code: number; stdout: string; stderr: string },
  )
}

const COMMANDS = [['db-migrate'], ['rekey'], ['outbox'], ['erase', 'ada@example.com'], ['admin-create', 'ada@example.com'], ['admin-deactivate', 'ada'], ['admin-reset-factor', 'ada']]

it.for(COMMANDS)('%s says in a line why a database that is not there failed it', async ([name, ...words]) => {
  const { code, stderr } = await failing([`${name}.ts`, ...words])
  expect(code).toBe(1)
  const [database, ...reason] = stderr.trim().split('\n')
  expect(database).toBe('Database: 127.0.0.1:1/site')
  expect(reason).toEqual([expect.stringMatching(/ECONNREFUSED|unavailable|reach/i)])
})

it('a database without tables, as before the first start, is told from a wrong statement', async () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'command-'))
  onTestFinished(() => { rmSync(cwd, { recursive: true }) })
  // What an `npm start` that was killed leaves behind.
  mkdirSync(path.join(cwd, '.netlify'))
  writeFileSync(path.join(cwd, '.netlify/state.json'), JSON.stringify({ dbConnectionString: LOCAL.NETLIFY_DB_URL }))
  const { code, stderr } = await failing(['outbox.ts'], { set: {}, cwd })
  expect([code, stderr.trim().split('\n').slice(1)]).toEqual([1, ['relation "outbox" does not exist: the database has no tables, or not all of them. `npm start` makes those of the local one; to one of your own, apply the migrations as docs/deploying.md says.']])
})

it('a host with several addresses that nobody answers at is said with each of them', async () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  onTestFinished(() => {
    said.mockRestore()
    process.exitCode = undefined
  })
  await runCommand(() => { throw new Error('Failed query', { cause: new AggregateError([new Error('connect ECONNREFUSED ::1:1'), new Error('connect ECONNREFUSED 127.0.0.1:1')]) }) })
  expect(said.mock.calls).toEqual([['connect ECONNREFUSED ::1:1; connect ECONNREFUSED 127.0.0.1:1']])
})

it.for([['outbox.ts', 'deliver'], ['schedule.ts', 'hourly']])('a key that is not set is named, in a line: %s', async (command) => {
  const { code, stderr } = await failing(command, { set: { NETLIFY_DB_URL: LOCAL.NETLIFY_DB_URL, LOOKUP_KEY: 'short' } })
  expect([code, stderr.trim().split('\n').slice(1)]).toEqual([1, ['environment LOOKUP_KEY: must have at least 32 characters; environment TOKEN_KEY: is not set; environment SEAL_KEY: is not set']])
})

it('the measures of stand-in faces, without a build, say how one is made', async () => {
  const { code, stderr } = await failing(['fallbacks.ts'], { cwd: tmpdir() })
  expect([code, stderr]).toEqual([1, 'There is no page in dist: `npm run build` makes them.\n'])
})

it.for(['hourly', 'nightly'])('the schedule %s ends as failed where a part of it did, which is logged', async (job) => {
  const { code, stdout, stderr } = await failing(['schedule.ts', job])
  expect(code).toBe(1)
  const [, ...entries] = `${stderr.trim()}\n${stdout.trim()}`.split('\n').filter(Boolean)
  expect(entries.map((entry) => JSON.parse(entry) as unknown)).toContainEqual(expect.objectContaining({ ok: false, errorCode: 'ECONNREFUSED' }))
})

it('the schedule takes the local database, with the demo secrets, where none is named', async () => {
  const cwd = mkdtempSync(path.join(tmpdir(), 'schedule-'))
  // One that hangs up, in place of that of a running `npm start`: the job's own failure shows that it was begun.
  const local = createServer((socket) => { socket.destroy() }).listen(0, 'localhost')
  onTestFinished(() => {
    local.close()
    rmSync(cwd, { recursive: true })
  })
  await once(local, 'listening')
  mkdirSync(path.join(cwd, '.netlify'))
  writeFileSync(path.join(cwd, '.netlify/state.json'), JSON.stringify({ dbConnectionString: `postgres://localhost:${(local.address() as AddressInfo).port}/postgres` }))
  const { code, stderr } = await failing(['schedule.ts', 'nightly'], { set: {}, cwd })
  const [database, ...entries] = stderr.trim().split('\n')
  expect([code, database]).toEqual([1, 'Database: the local one (.netlify/db), because NETLIFY_DB_URL is not set'])
  expect(entries.map((entry) => JSON.parse(entry) as unknown)).toEqual([expect.objectContaining({ event: 'retention', ok: false })])
})
