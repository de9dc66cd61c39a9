import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { accountOf, forgetSession, isSignedIn, keepSession } from '#lib/session.ts'

const NOW = Date.UTC(2026, 0, 15)
let kept: Map<string, string>

beforeEach(() => {
  kept = new Map([['judgeToken', 't'], ['judgeTokenTimestamp', String(NOW)]])
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, removeItem: (key: string) => kept.delete(key) })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

// A clock that is put right after the sign-in may go back.
it.each([0, 1, 3_600_000, -1, -3_600_000])('a token that is %i ms old is a session', (age) => {
  expect(isSignedIn('judge', NOW + age)).toBe(true)
  expect(kept.size).toBe(2)
})

it.each([['older than an hour', NOW + 3_600_001], ['from more than an hour ahead', NOW - 3_600_001]])('a token %s is removed', (_, now) => {
  expect(isSignedIn('judge', now)).toBe(false)
  expect([...kept]).toEqual([])
})

it.each(['', 'soon'])('a token with the timestamp %j is removed', (timestamp) => {
  kept.set('judgeTokenTimestamp', timestamp)
  expect(isSignedIn('judge', NOW)).toBe(false)
  expect([...kept]).toEqual([])
})

it('a timestamp without a token is no session, nor is the token of another role', () => {
  expect(isSignedIn('admin', NOW)).toBe(false)
  kept.delete('judgeToken')
  expect(isSignedIn('judge', NOW)).toBe(false)
})

it('whoever is sent to sign in leaves neither of the two behind', () => {
  kept.delete('judgeToken')
  forgetSession('judge')
  expect([...kept]).toEqual([])
})

it('another tab that looks in the middle of a sign-in takes nothing of it away', () => {
  kept.clear()
  vi.stubGlobal('localStorage', { getItem: (key: string) => kept.get(key) ?? null, removeItem: (key: string) => kept.delete(key), setItem: (key: string, value: string) => { kept.set(key, value); isSignedIn('judge', NOW) } })
  keepSession('judge', 't', NOW)
  expect(isSignedIn('judge', NOW)).toBe(true)
})

it('where the browser refuses storage, nobody is signed in and nothing breaks', () => {
  const refuse = () => { throw new Error('SecurityError') }
  vi.stubGlobal('localStorage', { getItem: refuse, removeItem: refuse })
  expect(isSignedIn('judge', NOW)).toBe(false)
})

it.each(['ada', 'a?>~', 'a>>??'])('the account %j is read from a token, whose alphabet is that of addresses', (sub) => {
  vi.setSystemTime(NOW)
  kept.set('judgeToken', `head.${Buffer.from(JSON.stringify({ sub })).toString('base64url')}.seal`)
  expect(accountOf('judge')).toBe(sub)
})
