/** Tokens and their keys (trust row 3). What every route does with a bad one is in every-route.test.ts. */
import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest'

const CLAIMS = { role: 'judge', accountId: crypto.randomUUID(), sessionId: crypto.randomUUID() } as const
const [OLD, NEW, OTHER] = ['o', 'n', 'x'].map((letter) => letter.repeat(43)) as [string, string, string]
beforeEach(() => vi.resetModules())
afterEach(() => { vi.unstubAllEnvs() })

/** The tokens module as in a process that was started with these keys. */
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

it('are read back by the process that gave them', async () => {
  const { issueToken, readToken } = await under(NEW)
  const token = await issueToken(CLAIMS)
  expect(await readToken(token)).toEqual(CLAIMS)
})

it('outlive a change of the key while the previous one is kept, and are then signed by the new one', async () => {
  const before = await (await under(OLD)).issueToken(CLAIMS)
  const during = await under(NEW, OLD)
  expect(await during.readToken(before)).toEqual(CLAIMS)
  const fresh = await during.issueToken(CLAIMS)
  expect(headerOf(fresh).kid).not.toBe(headerOf(before).kid)
  const later = await under(NEW)
  expect(await later.readToken(fresh)).toEqual(CLAIMS)
  expect(await later.readToken(before)).toBeUndefined()
})

it('of a stranger’s key are worth nothing, though they name a key of ours', async () => {
  const ours = await (await under(NEW, OLD)).issueToken(CLAIMS)
  const [, payload, signature] = (await (await under(OTHER)).issueToken(CLAIMS)).split('.')
  const { readToken } = await under(NEW, OLD)
  expect(await readToken([ours.split('.')[0], payload, signature].join('.'))).toBeUndefined()
})

it('are worth nothing an hour later, or before their time, but for the seconds by which the clocks of two hosts differ', async () => {
  const { issueToken, readToken } = await under(NEW)
  const at = (ms: number) => issueToken(CLAIMS, new Date(Date.now() + ms))
  expect(await readToken(await at(-3_590_000))).toEqual(CLAIMS)
  expect(await readToken(await at(2000))).toEqual(CLAIMS)
  expect(await readToken(await at(-3_606_000))).toBeUndefined()
  expect(await readToken(await at(60_000))).toBeUndefined()
})

it('that were good at one call are looked at anew when their hour is over', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T12:00:00Z') })
  onTestFinished(() => { vi.useRealTimers() })
  const { issueToken, readToken } = await under(NEW)
  const token = await issueToken(CLAIMS)
  for (const minutes of [0, 59, 0.99]) {
    vi.setSystemTime(Date.now() + minutes * 60_000)
    expect(await readToken(token)).toEqual(CLAIMS)
  }
  vi.setSystemTime(Date.now() + 6000)
  expect(await readToken(token)).toBeUndefined()
})

it('are remembered once they are verified, the last thousand: however many come, no more memory is taken', async () => {
  const { issueToken, readToken } = await under(NEW)
  const tokens = await Promise.all(Array.from({ length: 1001 }, () => issueToken({ ...CLAIMS, sessionId: crypto.randomUUID() })))
  for (const token of tokens) await readToken(token)
  const verified = vi.spyOn(crypto.subtle, 'verify')
  onTestFinished(() => { verified.mockRestore() })
  const timesFor = async (token: string) => { verified.mockClear(); await readToken(token); return verified.mock.calls.length }
  expect([await timesFor(tokens.at(-1)!), await timesFor(tokens[0]!)]).toEqual([0, 1])
})
