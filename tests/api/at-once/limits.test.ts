/** When 500 ask at the same moment, exactly as many pass as a limit allows (threat-model.md "Figures": limits). */
import { count, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'
import { internAuthRoutes } from '#contracts/api/auth.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { db } from '#server/db/client.ts'
import { audit } from '#server/db/schema.ts'
import { reserve } from '#server/limits/service.ts'
import { limits, signInPause, type Limit } from '#server/settings.ts'
import { atOnce, MANY, onRealPostgres, PATIENCE, statuses, tally } from '../../support/api/at-once.ts'
import { identify, submit } from '../../support/api/request.ts'
import { storedSubmissions } from '../../support/api/rows.ts'
import { addAccount, ask } from '../../support/api/staff.ts'
import { CONTACT } from '../../support/api/submissions.ts'

onRealPostgres()
// Long pauses, so that all guesses of a burst come before the first pause is over, however slow the machine is.
vi.mock('#server/settings.ts', async (original) => {
  const settings = await original<typeof import('#server/settings.ts')>()
  return { ...settings, signInPause: { ...settings.signInPause, firstMs: settings.signInPause.longestMs } }
})

describe('500 at once: exactly the allowed number pass', PATIENCE, () => {
  const everyLimit = Object.values(limits)
  const outcome = (work: Promise<unknown>) => work.then(() => 'passed', (error: unknown) => (error as { status: number }).status)
  /** Uses up a wide limit until 100 are left. @returns how many are left */
  const narrowed = async (limit: Limit): Promise<number> => {
    for (let left = limit.max - 100; limit.max > MANY && left > 0; left -= 100) await atOnce(Math.min(left, 100), () => reserve(db(), [{ limit, subject: 'one' }]))
    return limit.max > MANY ? 100 : limit.max
  }

  it.each(everyLimit)('of the limit $name', async (limit) => {
    const allowed = await narrowed(limit)
    expect(tally(await atOnce(MANY, () => outcome(reserve(db(), [{ limit, subject: 'one' }]))))).toEqual({ passed: allowed, 429: MANY - allowed })
  })

  it('of submissions of a form from an address, and exactly these are stored', async () => {
    const { max } = limits.submissionsPerFormAndAddress
    expect(await statuses(MANY, () => submit('contact', CONTACT))).toEqual({ 200: max, 429: MANY - max })
    expect(await storedSubmissions()).toHaveLength(max)
  })

  it('of submissions, of which one filling that came again and again is one', async () => {
    const [again, { max }] = [limits.repeatsPerFormAndAddress.max, limits.submissionsPerFormAndAddress]
    await atOnce(again, () => submit('contact', CONTACT, { headers: { 'idempotency-key': 'one' } }))
    expect(await storedSubmissions()).toHaveLength(1)
    expect(await statuses(MANY, () => submit('contact', CONTACT))).toEqual({ 200: max - 1, 429: MANY - max + 1 })
  })

  it('of lookups that find nobody, from an address', async () => {
    const { max } = limits.lookupMissesPerAddress
    expect(await statuses(MANY, (i) => identify({ firstName: `Nobody ${i}`, dateOfBirth: '1990-12-10' }))).toEqual({ 200: max, 429: MANY - max })
  })

  it('of lookups that find nobody, of a name', async () => {
    const { max } = limits.lookupMissesPerName
    const address = (i: number) => `198.51.${i >> 8}.${i & 255}`
    expect(await statuses(MANY, (i) => identify({ firstName: 'Nobody', dateOfBirth: '1990-12-10' }, { address: address(i) }))).toEqual({ 200: max, 429: MANY - max })
  })
})

describe('guesses at once', PATIENCE, () => {
  const guess = (email: string) => ask(internAuthRoutes.internLogin, { body: { email, password: 'a wrong password' } })
  /** How many passwords were checked, rather than refused unseen: the answer is the same, the trail's is not. */
  const checked = async () => (await db().select({ count: count() }).from(audit).where(sql`action = 'session.refuse' and details->>'cause' <> 'paused'`))[0]!.count
  const checkedOf = async (emailOf: (index: number) => string) => {
    const before = await checked()
    expect(await statuses(MANY, (i) => guess(emailOf(i)))).toEqual({ 401: MANY })
    return (await checked()) - before
  }

  it('of one account’s password: as many are looked at as come before the first pause', async () => {
    const { email } = await addAccount('intern', { passwordHash: await hashPassword('a lantern on the row') })
    expect(await checkedOf(() => email)).toBe(signInPause.free)
  })

  it('of any password from one address: as many are looked at as an address may fail', async () => {
    expect(await checkedOf((i) => `nobody${i}@test.example`)).toBe(limits.signInFailuresPerAddress.max)
  })
})
