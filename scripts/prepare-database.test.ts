/** Demo data is only for a local database (docs/deploying.md). */
import { expect, it } from 'vitest'
import { runCommand } from '../tests/support/api/run-command.ts'

const prepare = (address?: string, inside = 'true') => runCommand('scripts/prepare-database.ts', [], { ...process.env, SITE_LOCAL: undefined, NETLIFY_DEV: inside, NETLIFY_DB_URL: address })

it.each(['postgres://owner:secret@db.firm.example/site', 'postgres://owner:secret@localhost.firm.example/site'])('refuses the one at %s, inside `netlify dev` too', async (address) => {
  const { code, said } = await prepare(address)
  expect(code).not.toBe(0)
  expect(said).toContain('names a database that is not local')
  expect(said).not.toContain('secret')
})

it('refuses one at an address of this machine as well outside `netlify dev`: a tunnel may lead to production', async () => {
  expect(await prepare('postgres://owner:secret@localhost:1/site', '')).toMatchObject({ code: 1, said: expect.stringContaining('names a database that is not local') as string })
})

it('says how to go on where `netlify dev` could not open its own', async () => {
  const { code, said } = await prepare()
  expect(code).not.toBe(0)
  expect(said).toContain('npm run db:reset')
})
