import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it, onTestFinished, vi } from 'vitest'
import { runCommand } from './command.ts'

/** What a command says that can't do its work. */
const failing = async (...command: string[]): Promise<{ code: number; stdout: string; stderr: string }> => {
  // The port of nobody.
  const env = { ...process.env, NETLIFY_DB_URL: 'postgres://owner:canary@127.0.0.1:1/site', SITE_LOCAL: 'true' }
  return promisify(execFile)(process.execPath, ['--import', './tests/support/quick-drizzle.ts', ...command], { env }).then(
    () => { throw new Error('It did not fail.') },
    (failure: unknown) => failure as { code: number; stdout: string; stderr: string },
  )
}

const COMMANDS = [['rekey'], ['outbox'], ['erase', 'ada@example.com'], ['admin-create', 'ada@example.com'], ['admin-deactivate', 'ada'], ['admin-reset-factor', 'ada']]

it.concurrent.for(COMMANDS)('%s says in a line why a database that is not there failed it', async ([name, ...words]) => {
  const { code, stderr } = await failing(`scripts/${name}.ts`, ...words)
  expect(code).toBe(1)
  const [database, ...reason] = stderr.trim().split('\n')
  expect(database).toBe('Database: 127.0.0.1:1/site')
  expect(reason).toEqual([expect.stringMatching(/ECONNREFUSED|unavailable|reach/i)])
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

it.concurrent.for(['every-minute', 'nightly'])('the schedule %s ends as failed where a part of it did, which is logged', async (job) => {
  const { code, stdout, stderr } = await failing('scripts/schedule.ts', job)
  expect(code).toBe(1)
  const [, ...entries] = `${stderr.trim()}\n${stdout.trim()}`.split('\n').filter(Boolean)
  expect(entries.map((entry) => JSON.parse(entry) as unknown)).toContainEqual(expect.objectContaining({ ok: false, errorCode: 'ECONNREFUSED' }))
})
