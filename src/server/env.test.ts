import { beforeEach, expect, it, vi } from 'vitest'

const SECRETS = ['LOOKUP_KEY', 'TOKEN_KEY', 'SEAL_KEY']
beforeEach(() => {
  vi.resetModules()
  vi.unstubAllEnvs()
  for (const name of ['NETLIFY_DEV', 'NETLIFY_LOCAL', 'SITE_LOCAL', ...SECRETS]) vi.stubEnv(name, undefined)
})
const readEnv = async () => (await import('#server/env.ts')).env()

it('production without a secret, or with a short one, does not start, and says which', async () => {
  await expect(readEnv()).rejects.toThrow('LOOKUP_KEY')
  vi.stubEnv('LOOKUP_KEY', 'short')
  await expect(readEnv()).rejects.toThrow('at least 32 characters')
})

it('a local run has demo secrets', async () => {
  vi.stubEnv('SITE_LOCAL', 'true')
  expect((await readEnv()).LOOKUP_KEY).toContain('demo')
})

it('origins are listed with commas', async () => {
  for (const name of SECRETS) vi.stubEnv(name, 'k'.repeat(32))
  vi.stubEnv('FORM_ORIGINS', 'https://a.example, https://b.example,')
  expect((await readEnv()).FORM_ORIGINS).toEqual(['https://a.example', 'https://b.example'])
})
