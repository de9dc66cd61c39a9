import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { withDatabase } from './reach-database.ts'

vi.mock('./database.ts', () => ({ FOLDER: '.netlify/db', runningDatabase: () => Promise.resolve('postgres://localhost:5433/local') }))

const said = vi.spyOn(console, 'error').mockImplementation(() => undefined)
const used = async () => {
  let url: string | undefined
  await withDatabase(() => { url = process.env.NETLIFY_DB_URL; return Promise.resolve() })
  return { url, said: said.mock.calls.flat().join('\n') }
}

beforeEach(() => { vi.stubEnv('SITE_LOCAL', undefined) })
afterEach(() => {
  vi.unstubAllEnvs()
  said.mockClear()
})

it('names the database that a command talks to, without who signs in there and how', async () => {
  const url = 'postgres://owner:canary@db.firm.example:5432/site?sslmode=verify-full'
  vi.stubEnv('NETLIFY_DB_URL', url)
  expect(await used()).toEqual({ url, said: 'Database: db.firm.example:5432/site' })
})

it('says so where it is the local one, which nobody named', async () => {
  vi.stubEnv('NETLIFY_DB_URL', undefined)
  expect(await used()).toEqual({ url: 'postgres://localhost:5433/local', said: 'Database: the local one (.netlify/db), because NETLIFY_DB_URL is not set' })
})

it.each(['owner:canary@db', 'canary'])('repeats nothing of %j, which has no host', async (url) => {
  vi.stubEnv('NETLIFY_DB_URL', url)
  expect((await used()).said).toBe('Database: that of NETLIFY_DB_URL')
})
