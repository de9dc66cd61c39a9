/** Guessing passwords gets slower (trust row 6). No test waits: clock and database stand still, and time passes by moving the rows into the past. */
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { adminAuthRoutes, internAuthRoutes, LOGIN_FAILED } from '#contracts/api/auth.ts'
import { hashPassword, UNKNOWN_HASH, verifyPassword } from '#server/auth/passwords.ts'
import { beginAttempt, giveBackAttempt, type Attempt } from '#server/auth/pauses.ts'
import { db } from '#server/db/client.ts'
import { audit, signInPauses } from '#server/db/schema.ts'
import { hourly } from '#server/hourly.ts'
import { limits, signInPause } from '#server/settings.ts'
import { withoutTable } from '../../support/api/embedded-database.ts'
import { forgetLimits, limitCounts } from '../../support/api/rows.ts'
import { addAccount, ask } from '../../support/api/staff.ts'
import { failureOf } from '../../support/api/request.ts'

// The real function, as a mock that counts its calls.
vi.mock('#server/auth/passwords.ts', async (original) => {
  const real = await original<{ verifyPassword: typeof verifyPassword }>()
  return { ...real, verifyPassword: vi.fn(real.verifyPassword) }
})

const PASSWORD = 'a lantern on the row'
const EMAIL = 'guessed@test.example'
const FAILURE = [401, { error: LOGIN_FAILED, errors: [{ message: LOGIN_FAILED }] }]
vi.useFakeTimers({ toFake: ['Date'] })
afterAll(() => { vi.useRealTimers() })
beforeAll(async () => {
  const passwordHash = await hashPassword(PASSWORD)
  await addAccount('intern', { email: EMAIL, passwordHash })
  await addAccount('admin', { email: 'chief@test.example', username: 'chief', passwordHash })
})
const forgetPauses = () => db().delete(signInPauses)
beforeEach(async () => { await Promise.all([forgetLimits(), forgetPauses()]) })

const login = (password: string, { email = EMAIL, address }: { email?: string; address?: string } = {}) => ask(internAuthRoutes.internLogin, { body: { email, password }, address })
const wrong = (given?: Parameters<typeof login>[1]) => login('a wrong password', given)
/** The failures and the length of each pause: both stored times are counted from the failure. */
const pauses = () =>
  db().select({ failures: signInPauses.failures, seconds: sql<number | null>`extract(epoch from paused_until - forget_at)::int + ${signInPause.forgetAfterMs / 1000}` }).from(signInPauses)
/** Ends every pause now. */
const wait = () => db().update(signInPauses).set({ pausedUntil: sql`now()` }).where(sql`paused_until is not null`)
/** The causes of refused sign-ins in the trail. */
const causes = async () => (await db().select({ details: audit.details }).from(audit).where(eq(audit.action, 'session.refuse'))).map(({ details }) => details['cause'])
/** How many failed sign-ins were checked, rather than refused unseen. */
const checked = async () => (await causes()).filter((cause) => cause !== 'paused').length

describe('one account from one network', () => {
  it('has five tries; then the right password is refused like any other, with the same words', async () => {
    for (let i = 0; i < 5; i++) expect((await wrong()).status).toBe(401)
    const answer = await login(PASSWORD)
    expect([answer.status, await failureOf(answer)]).toEqual(FAILURE)
    await wait()
    expect((await login(PASSWORD)).status).toBe(200)
  })

  it('costs the same work in a pause: a quick answer would tell that two names are one account', async () => {
    for (let i = 0; i < 5; i++) await wrong()
    vi.mocked(verifyPassword).mockClear()
    expect((await login(PASSWORD)).status).toBe(401)
    expect(verifyPassword).toHaveBeenCalledOnce()
  })

  it('leaves a line in the trail in a pause too, as every other failure does, and is paused no longer for it', async () => {
    for (let i = 0; i < 5; i++) await wrong()
    const before = await causes()
    await login(PASSWORD)
    await wrong()
    expect((await causes()).slice(before.length)).toEqual(['paused', 'paused'])
    expect(await pauses()).toEqual([{ failures: 5, seconds: 5 }])
  })

  it('costs the same work where there is no such account', async () => {
    vi.mocked(verifyPassword).mockClear()
    await wrong({ email: 'nobody@test.example' })
    expect(verifyPassword).toHaveBeenCalledExactlyOnceWith('a wrong password', UNKNOWN_HASH)
  })

  it('is paused for 5, 10, 20, ... seconds, at most 15 minutes', async () => {
    const seconds: (number | null)[] = []
    for (let i = 0; i < 14; i++) {
      await wrong()
      seconds.push((await pauses())[0]!.seconds)
      await wait()
    }
    expect(seconds).toEqual([null, null, null, null, 5, 10, 20, 40, 80, 160, 320, 640, 900, 900])
  })

  it('starts anew after a success', async () => {
    for (let i = 0; i < 4; i++) await wrong()
    expect((await login(PASSWORD)).status).toBe(200)
    expect(await pauses()).toEqual([])
  })

  it('gets no more tries by asking for them at once', async () => {
    const before = await checked()
    await Promise.all(Array.from({ length: 40 }, () => wrong()))
    expect((await checked()) - before).toBe(5)
    expect(await pauses()).toEqual([{ failures: 5, seconds: 5 }])
  })

  it('is the same by user name and by e-mail, in any case', async () => {
    const names = ['chief', 'CHIEF', 'chief@test.example', 'Chief@Test.Example', ' chief ']
    for (const username of names) await ask(adminAuthRoutes.adminLogin, { body: { username, password: 'wrong' } })
    expect(await pauses()).toEqual([{ failures: 5, seconds: 5 }])
  })

  it('is no other’s: neither another account nor another network waits', async () => {
    for (let i = 0; i < 6; i++) await wrong()
    expect((await login(PASSWORD, { address: '198.51.100.9' })).status).toBe(200)
    expect((await wrong({ email: 'other@test.example' })).status).toBe(401)
    expect((await login(PASSWORD)).status).toBe(401)
  })

  it('is one from a whole IPv6 /64, which one customer has to itself', async () => {
    for (let i = 1; i <= 5; i++) await wrong({ address: `2001:db8:1:2::${i}` })
    expect(await pauses()).toEqual([{ failures: 5, seconds: 5 }])
    expect((await login(PASSWORD, { address: '2001:db8:1:2:ffff::1' })).status).toBe(401)
    expect((await login(PASSWORD, { address: '2001:db8:1:3::1' })).status).toBe(200)
  })

  it('may be nobody’s: a name that doesn’t exist is paused like one that does, however it is written', async () => {
    for (const email of ['nobody@test.example', 'Nobody@Test.Example', ' nobody@test.example ']) for (let i = 0; i < 2; i++) await wrong({ email })
    expect(await pauses()).toEqual([{ failures: 5, seconds: 5 }])
  })

  // For these letters the database's locale and JavaScript disagree about lower case.
  it.each([['İlker', 'ilker'], ['Ömer', 'ömer'], ['ΝΊΚΟΣ', 'νίκος']])('is one with nobody’s wherever it would be with somebody’s: %s and %s', async (one, other) => {
    const series = async (last: string) => {
      await forgetPauses()
      for (const name of [one, other]) await ask(adminAuthRoutes.adminLogin, { body: { username: `${name}${last}`, password: 'wrong' } })
      return (await pauses()).map(({ failures }) => failures)
    }
    await addAccount('admin', { username: other })
    expect(await series('-nobody')).toEqual(await series(''))
  })

  it('is remembered for a day from the last try of it, not from the first', async () => {
    await wrong()
    await db().update(signInPauses).set({ forgetAt: sql`now() + interval '1 minute'` })
    await wrong()
    const [row] = await db().select().from(signInPauses)
    expect(row!.forgetAt.getTime() - Date.now()).toBeGreaterThan(24 * 3_600_000 - 60_000)
  })

  it('is kept as a hash, and forgotten after a day', async () => {
    await wrong()
    const [row] = await db().select().from(signInPauses)
    expect(row!.subject).toMatch(/^[\w-]{43}$/)
    expect(row!.forgetAt.getTime() - Date.now()).toBeGreaterThan(24 * 3_600_000 - 60_000)
    await hourly()
    expect(await pauses()).toEqual([{ failures: 1, seconds: null }])
    await db().update(signInPauses).set({ forgetAt: sql`now()` })
    await hourly()
    expect(await pauses()).toEqual([])
  })
})

describe('an attempt that is given back', () => {
  const attempts = async (count: number) => {
    const begun: (Attempt | undefined)[] = []
    for (let i = 0; i < count; i++) begun.push(await beginAttempt(db(), 'somebody'))
    return begun.map((attempt) => attempt!)
  }

  it('takes along the pause that it has brought', async () => {
    await giveBackAttempt(db(), (await attempts(5))[4]!)
    expect(await pauses()).toEqual([{ failures: 4, seconds: null }])
  })

  it('leaves the pause that a later one has brought', async () => {
    await giveBackAttempt(db(), (await attempts(5))[3]!)
    expect(await pauses()).toEqual([{ failures: 4, seconds: 5 }])
    expect(await beginAttempt(db(), 'somebody')).toBeUndefined()
  })

  it('is no further try where a success has ended its series meanwhile', async () => {
    const [before] = await attempts(1)
    await db().delete(signInPauses)
    const [since] = await attempts(1)
    for (const attempt of [before, since]) await giveBackAttempt(db(), attempt!)
    expect(await pauses()).toEqual([{ failures: 0, seconds: null }])
  })
})

describe('a sign-in that fails by a fault of ours', () => {
  const failing = async (table: string, password: string) => {
    await withoutTable(table, async () => { for (let i = 0; i < 6; i++) expect((await login(password)).status).toBe(500) })
  }

  it.each(['accounts', 'sign_in_pauses', 'second_factors', 'sessions'])('counts for nothing: %s is away', async (table) => {
    await failing(table, PASSWORD)
    expect([await limitCounts(), (await pauses()).filter(({ failures, seconds }) => failures || seconds)]).toEqual([[0], []])
    expect((await login(PASSWORD)).status).toBe(200)
  })

  it('counts where the password was looked at and is wrong: who can make the trail fail has no try for nothing', async () => {
    await withoutTable('audit', async () => { for (let i = 0; i < 5; i++) expect((await wrong()).status).toBe(500) })
    expect([await limitCounts(), await pauses()]).toEqual([[5], [{ failures: 5, seconds: 5 }]])
  })
})

describe('one address', () => {
  // Different names, so that the limit refuses and not a pause; beyond the limit the password isn't even checked.
  const guess = (from: number, count: number) => Promise.all(Array.from({ length: count }, (_, i) => wrong({ email: `name${from + i}@test.example` })))

  it('has 100 failures in 15 minutes over all accounts, in bursts; then the right password gets the one answer too, not a 429', async () => {
    const before = await checked()
    const answers = []
    for (const from of [0, 20, 40, 60, 80, 100]) answers.push(...(await guess(from, 20)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([401]))
    expect((await checked()) - before).toBe(100)
    expect(limits.signInFailuresPerAddress).toMatchObject({ max: 100, windowMs: 15 * 60_000 })
    const answer = await login(PASSWORD)
    expect([answer.status, await failureOf(answer)]).toEqual(FAILURE)
    expect((await login(PASSWORD, { address: '198.51.100.9' })).status).toBe(200)
  }, 180_000)

  it('is a whole IPv6 /64', async () => {
    for (let i = 1; i <= 3; i++) await wrong({ email: `name${i}@test.example`, address: `2001:db8:1:2::${i}` })
    expect(await limitCounts()).toEqual([3])
  })

  it('is not used up by signing in', async () => {
    for (let i = 0; i < 5; i++) expect((await login(PASSWORD)).status).toBe(200)
    expect(await limitCounts()).toEqual([0])
  })
})
