import { beforeEach, describe, expect, it, vi } from 'vitest'

const SECRETS = ['LOOKUP_KEY', 'TOKEN_KEY', 'SEAL_KEY']
beforeEach(() => {
  vi.resetModules()
  vi.unstubAllEnvs()
  for (const name of ['NETLIFY_DEV', 'NETLIFY_LOCAL', 'SITE_LOCAL', ...SECRETS]) vi.stubEnv(name, undefined)
})
const withSecrets = () => { for (const name of SECRETS) vi.stubEnv(name, 'k'.repeat(32)) }
const readEnv = async () => (await import('#server/env.ts')).env()

it('production without a secret, or with a short one, does not start, and says which', async () => {
  await expect(readEnv()).rejects.toThrow('LOOKUP_KEY')
  vi.stubEnv('LOOKUP_KEY', 'k'.repeat(31))
  await expect(readEnv()).rejects.toThrow('at least 32 characters')
})

it.each(['SITE_LOCAL', 'NETLIFY_DEV', 'NETLIFY_LOCAL'])('a local run has demo secrets: %s', async (name) => {
  vi.stubEnv(name, 'true')
  expect((await readEnv()).LOOKUP_KEY).toContain('demo')
})

it.each(['"%s"', "'%s'", ' %s\n'])('a value is what a shell would read of it, which commands such as rekey have: %j', async (pasted) => {
  withSecrets()
  vi.stubEnv('LOOKUP_KEY', pasted.replace('%s', 'l'.repeat(32)))
  expect((await readEnv()).LOOKUP_KEY).toBe('l'.repeat(32))
})

describe('what is listed with commas', () => {
  beforeEach(withSecrets)

  it('are origins as browsers write them: without the slash at the end, in small letters', async () => {
    vi.stubEnv('FORM_ORIGINS', 'https://a.example, https://B.example/,http://c.example:8080,')
    expect((await readEnv()).FORM_ORIGINS).toEqual(['https://a.example', 'https://b.example', 'http://c.example:8080'])
  })

  it('are people, by their addresses', async () => {
    vi.stubEnv('NOTIFY_OFFICE', 'office@firm.example, second@firm.example')
    expect((await readEnv()).NOTIFY_OFFICE).toEqual(['office@firm.example', 'second@firm.example'])
  })
})

describe('the sender', () => {
  beforeEach(withSecrets)

  it.each(['hello@firm.example', 'The firm <hello@firm.example>', '"The firm, LLC" <hello@firm.example>', '"The firm: loans" <hello@firm.example>', ' hello@firm.example '])('is an address, or a name and the address: %s', async (from) => {
    vi.stubEnv('MAIL_FROM', from)
    expect((await readEnv()).MAIL_FROM).toBe(from.trim())
  })
})

describe('production does not start', () => {
  beforeEach(withSecrets)

  it.each([
    ['FORM_ORIGINS', 'a.example'], ['FORM_ORIGINS', 'https://a.example/forms'], ['FORM_ORIGINS', 'https://a.example/?x'], ['FORM_ORIGINS', 'https://me@a.example'],
    ['FORM_ORIGINS', 'ftp://a.example'], ['FORM_ORIGINS', '*'], ['FORM_ORIGINS', 'null'], ['FORM_ORIGINS', 'https://a.example https://b.example'],
    ['MAIL_FROM', 'The firm'], ['MAIL_FROM', 'hello@firm'], ['MAIL_FROM', 'The firm <hello>'], ['MAIL_FROM', 'hello@firm.example, other@firm.example'],
    ['MAIL_FROM', 'The firm\n<hello@firm.example>'], ['MAIL_FROM', 'The firm: loans <hello@firm.example>'], ['NOTIFY_OFFICE', 'office@firm.example; second@firm.example'], ['NOTIFY_CAREERS', 'careers@firm.example, jobs'],
    ['NOTIFY_OFFICE', 'The office <office@firm.example>'], ['TOKEN_KEY_PREVIOUS', 'k'.repeat(31)], ['SEAL_KEY_PREVIOUS', 'k'.repeat(31)],
  ])('with %s=%j, and says which', async (name, value) => {
    vi.stubEnv(name, value)
    await expect(readEnv()).rejects.toThrow(name)
  })
})
