import { beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { adminAuthRoutes, CODE_REQUIRED, LOGIN_FAILED } from '#contracts/api/auth.ts'
import { adminSessionRoutes, judgeSessionRoutes } from '#contracts/api/sessions.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { newRecoveryCodes, recoveryHash } from '#server/auth/second-factor/recovery-codes.ts'
import { resetSecondFactor } from '#server/auth/second-factor/reset.ts'
import { seal } from '#server/auth/second-factor/seal.ts'
import { newSecret } from '#server/auth/second-factor/totp.ts'
import { db } from '#server/db/client.ts'
import { accounts, audit, secondFactors, signInPauses } from '#server/db/schema.ts'
import { failureOf } from '../../support/api/request.ts'
import { forgetLimits } from '../../support/api/rows.ts'
import { runCommand, withoutKeys } from '../../support/api/run-command.ts'
import { addSession, ask, staff } from '../../support/api/staff.ts'

const PASSWORD = 'a lantern on the row'
const passwordHash = await hashPassword(PASSWORD)
const command = (...words: string[]) => runCommand('scripts/admin-reset-factor.ts', words, withoutKeys())
const login = (username: string, code?: string) => ask(adminAuthRoutes.adminLogin, { body: { username, password: PASSWORD, ...(code ? { code } : {}) } })
const statusOf = async (token: string) => (await ask(adminSessionRoutes.adminSessions, { token })).status
const factorsOf = (accountId: string) => db().$count(secondFactors, eq(secondFactors.accountId, accountId))
const trailOf = (id: string) => db().select({ action: audit.action, by: audit.accountId, details: audit.details }).from(audit).where(eq(audit.subjectId, id))
beforeEach(async () => { await Promise.all([db().delete(accounts), db().delete(signInPauses), forgetLimits()]) })

/** Puts a factor in force, past the code under test. @returns its recovery codes */
const addFactor = async ({ id }: { id: string }, confirmedAt: Date | null = new Date()) => {
  const codes = newRecoveryCodes()
  await db().insert(secondFactors).values({ accountId: id, sealedSecret: seal(newSecret(), id), confirmedAt, recoveryHashes: codes.map(recoveryHash) })
  return codes
}

describe('a second factor that was lost', () => {
  it('is gone with its recovery codes, and every session with it; the trail says so, and the password alone signs in', async () => {
    const [loser, other] = [await staff('admin', { passwordHash, username: 'loser' }), await staff('admin', { passwordHash })]
    const elsewhere = await addSession(loser)
    const [codes] = [await addFactor(loser), await addFactor(other)]
    expect((await failureOf(await login('loser'))).errors[0]).toMatchObject({ code: CODE_REQUIRED })
    const { code, said } = await command('Loser')
    expect([code, said]).toEqual([0, expect.stringMatching(/^Two-step sign-in is off for Loser/)])
    expect([await statusOf(loser.token), await statusOf(elsewhere.token), await statusOf(other.token)]).toEqual([401, 401, 200])
    expect([await factorsOf(loser.id), await factorsOf(other.id)]).toEqual([0, 1])
    expect((await trailOf(loser.id)).filter(({ action }) => action !== 'session.code-asked')).toEqual([{ action: 'second-factor.end', by: null, details: { by: 'command' } }])
    expect([(await login('loser')).status, (await login('loser', codes[0])).status]).toEqual([200, 200])
    await db().update(accounts).set({ passwordHash: await hashPassword('paper boats at dawn') }).where(eq(accounts.id, loser.id))
    expect((await failureOf(await login('loser', codes[0]))).errors).toEqual([{ message: LOGIN_FAILED }])
  })

  it('of an admin who is a judge as well, by the same address: the judge’s sessions go on', async () => {
    const email = 'both@test.example'
    const [judge, admin] = [await staff('judge', { email }), await staff('admin', { email })]
    await addFactor(admin)
    expect(await resetSecondFactor(db(), email.toUpperCase())).toBe('done')
    expect([await factorsOf(admin.id), await statusOf(admin.token), (await ask(judgeSessionRoutes.judgeSessions, { token: judge.token })).status]).toEqual([0, 401, 200])
  })
})

describe('nothing is changed', () => {
  it('where there is no factor, or none in force: sessions go on', async () => {
    const [without, begun] = [await staff('admin', { passwordHash }), await staff('admin', { passwordHash })]
    await addFactor(begun, null)
    for (const { email } of [without, begun]) expect(await command(email)).toEqual({ code: 1, said: 'Two-step sign-in is off for this account already.\n' })
    expect([await statusOf(without.token), await statusOf(begun.token), await factorsOf(begun.id), await db().$count(audit, eq(audit.subjectId, begun.id))]).toEqual([200, 200, 1, 0])
  })

  it.each([
    [['nobody@test.example'], 'There is no admin with this username or email.\n'],
    [['%'], 'There is no admin with this username or email.\n'],
  ])('by %j', async (words, said) => {
    const owner = await staff('admin', { email: 'owner@test.example' })
    await addFactor(owner)
    expect(await command(...words)).toEqual({ code: 1, said })
    expect([await factorsOf(owner.id), await statusOf(owner.token)]).toEqual([1, 200])
  })

  it.each([[[]], [['']], [['one', 'two']], [['one', '--yes']]])('by %j: it says what it takes', async (words) => {
    const { code, said } = await command(...words)
    expect([code, said.includes('    at ')]).toEqual([1, false])
    expect(said).toMatch(/address is needed: npm run|^Unknown option/)
  })
})
