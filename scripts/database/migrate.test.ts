/** `npm run db:migrate`, as somebody runs it against a Postgres of their own. */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import pg from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { startInMemory } from './embedded.ts'

const run = (url: string) => promisify(execFile)(process.execPath, ['scripts/db-migrate.ts'], { env: { ...process.env, SITE_LOCAL: undefined, NETLIFY_DB_URL: url } })
const query = async (url: string, statement: string) => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

it('applies what is missing, once, and names the migration that fails', { timeout: 120_000 }, async () => {
  const { url, stop } = await startInMemory()
  onTestFinished(stop)
  expect((await run(url)).stdout).toMatch(/^Migration: 0000_initial\n(?:Migration: .*\n)+$/)
  expect((await run(url)).stdout).toBe('The database has every migration.\n')
  await query(url, "delete from netlify.migrations where name = '0003_append_only_audit'")
  await expect(run(url)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('0003_append_only_audit: function "audit_is_append_only" already exists') as string })
  // The embedded database has one session for all: a transaction left open would fail everybody's next statement.
  await query(url, 'select 1')
})
