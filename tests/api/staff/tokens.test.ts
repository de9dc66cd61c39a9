/** Tokens and their keys (trust row 3). What every route does with a bad one is in every-route.test.ts. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ROLES } from '#contracts/roles.ts'

const CLAIMS = { role: 'judge', accountId: crypto.randomUUID(), sessionId: crypto.randomUUID() } as const
const [OLD, NEW, OTHER] = ['o', 'n', 'x'].map((letter) => letter.repeat(43)) as [string, string, string]
beforeEach(() => vi.resetModules())
afterEach(() => { vi.unstubAllEnvs() })

/** The tokens of a process that was started with these keys. */
const under = async (key: string, previous?: string) => {
  vi.resetModules()
  vi.stubEnv('TOKEN_KEY', key)
  vi.stubEnv('TOKEN_KEY_PREVIOUS', previous)
  return import('#server/auth/tokens.ts')
}
const headerOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString()) as Record<string, unknown>

it('say what they are, by which key, and nothing of it', async () => {
  const token = await (await under(NEW)).issueToken(CLAIMS)
  expect(headerOf(token)).toEqual({ alg: 'HS256', typ: 'at+jwt', kid: expect.stringMatching(/^[\w-]{8}$/) as string })
  expect(token).not.toContain(NEW)
})

it('are read back by the process that gave them, for the roles that are asked for', async () => {
  const { issueToken, readToken } = await under(NEW)
  const token = await issueToken(CLAIMS)
  expect(await readToken(token, ROLES)).toEqual(CLAIMS)
  expect(await readToken(token, ['judge'])).toEqual(CLAIMS)
  expect(await readToken(token, ['admin', 'intern'])).toBeUndefined()
})

it('outlive a change of the key while the previous one is kept, and are then signed by the new one', async () => {
  const before = await (await under(OLD)).issueToken(CLAIMS)
  const during = await under(NEW, OLD)
  expect(await during.readToken(before, ROLES)).toEqual(CLAIMS)
  const fresh = await during.issueToken(CLAIMS)
  expect(headerOf(fresh).kid).not.toBe(headerOf(before).kid)
  const later = await under(NEW)
  expect(await later.readToken(fresh, ROLES)).toEqual(CLAIMS)
  expect(await later.readToken(before, ROLES)).toBeUndefined()
})

it('of a stranger’s key are worth nothing, though they name a key of ours', async () => {
  const ours = await (await under(NEW, OLD)).issueToken(CLAIMS)
  const [, payload, signature] = (await (await under(OTHER)).issueToken(CLAIMS)).split('.')
  const { readToken } = await under(NEW, OLD)
  expect(await readToken([ours.split('.')[0], payload, signature].join('.'), ROLES)).toBeUndefined()
})

it('are worth nothing an hour later, or before their time', async () => {
  const { issueToken, readToken } = await under(NEW)
  const at = (ms: number) => issueToken(CLAIMS, new Date(Date.now() + ms))
  expect(await readToken(await at(-3_590_000), ROLES)).toEqual(CLAIMS)
  expect(await readToken(await at(-3_601_000), ROLES)).toBeUndefined()
  expect(await readToken(await at(60_000), ROLES)).toBeUndefined()
})
