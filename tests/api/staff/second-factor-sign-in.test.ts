/** Signing in with an admin’s second factor: docs/decisions/second-factor.md. */
import { describe, expect, it, onTestFinished } from 'vitest'
import { and, eq } from 'drizzle-orm'
import { adminAuthRoutes, CODE_REQUIRED } from '#contracts/api/auth.ts'
import { recoveryHash } from '#server/auth/second-factor/recovery-codes.ts'
import { db } from '#server/db/client.ts'
import { env } from '#server/env.ts'
import { accounts, audit, secondFactors } from '#server/db/schema.ts'
import { limits } from '#server/settings.ts'
import { forgetLimits, limitCounts } from '../../support/api/rows.ts'
import { beforeAnyTry, codeOf, confirm, FAILED, login, outcome, PASSWORD, passwordHash, protectedAdmin, secretOf, state } from '../../support/api/second-factor.ts'
import { ask, staff } from '../../support/api/staff.ts'

const { adminLogin } = adminAuthRoutes

beforeAnyTry()

describe('signing in with it', () => {
  it('asks for the code after a right password, and only then', async () => {
    const admin = await protectedAdmin()
    expect(await outcome(await login(admin))).toEqual([401, { message: expect.any(String) as string, code: CODE_REQUIRED }])
    expect(await outcome(await login(admin, '', PASSWORD))).toEqual([401, { message: expect.any(String) as string, code: CODE_REQUIRED }])
    expect(await outcome(await login(admin, undefined, 'wrong'))).toEqual(FAILED)
    expect(await outcome(await login(admin, codeOf(admin.secret), 'wrong'))).toEqual(FAILED)
    expect((await login(admin, codeOf(admin.secret))).status).toBe(200)
  })

  it('asks nobody for a code whose account is deactivated: it would tell that the password is right', async () => {
    const admin = await protectedAdmin()
    await db().update(accounts).set({ active: false }).where(eq(accounts.id, admin.id))
    expect(await outcome(await login(admin))).toEqual(FAILED)
    expect(await outcome(await login(admin, codeOf(admin.secret)))).toEqual(FAILED)
  })

  it('says in the trail that a right password came without a code: whoever tries a stolen one is seen, and nobody else', async () => {
    const admin = await protectedAdmin()
    await login(admin, undefined, 'wrong')
    await login(admin)
    await login(admin, codeOf(admin.secret))
    const lines = (await db().select().from(audit).orderBy(audit.id)).filter(({ action, subjectId, accountId }) => action.startsWith('session.') && [subjectId, accountId].includes(admin.id))
    expect(lines.map(({ action, accountId, details }) => [action, accountId, details])).toEqual([
      ['session.refuse', null, { role: 'admin', cause: 'password' }], ['session.code-asked', null, { role: 'admin' }], ['session.begin', admin.id, { factor: 'totp' }],
    ])
  })

  it('fills no trail: twenty lines an hour say it of one account, wherever it is asked from', async () => {
    const admin = await protectedAdmin()
    for (let i = 0; i < 23; i++) expect((await ask(adminLogin, { body: { username: admin.email, password: PASSWORD }, address: `192.0.2.${i}` })).status).toBe(401)
    expect(await db().$count(audit, and(eq(audit.action, 'session.code-asked'), eq(audit.subjectId, admin.id)))).toBe(20)
    expect(limits.codesAskedPerAccount.windowMs).toBe(3_600_000)
    expect((await login(admin, codeOf(admin.secret))).status).toBe(200)
  })

  it('counts nothing that was right against its owner: no password and no code', async () => {
    const admin = await protectedAdmin()
    for (const code of [codeOf(admin.secret), admin.codes[0]]) expect((await login(admin, code)).status).toBe(200)
    expect(await limitCounts()).toEqual([0, 0, 0])
  })

  it('is not slowed down by being asked', async () => {
    const admin = await protectedAdmin()
    for (let i = 0; i < 7; i++) expect((await outcome(await login(admin)))[1]).toMatchObject({ code: CODE_REQUIRED })
    expect((await login(admin, codeOf(admin.secret))).status).toBe(200)
  })

  it('takes a code once, also that which put it in force, and of two at the same time one', async () => {
    const admin = await protectedAdmin()
    expect(await outcome(await login(admin, codeOf(admin.secret, -1)))).toEqual(FAILED)
    const code = codeOf(admin.secret)
    const statuses = (await Promise.all([login(admin, code), login(admin, code), login(admin, code)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 401, 401])
    expect(await outcome(await login(admin, code))).toEqual(FAILED)
  })

  it('takes the code of the next step, after which the present one is over', async () => {
    const admin = await protectedAdmin()
    expect((await login(admin, codeOf(admin.secret, 1))).status).toBe(200)
    expect(await outcome(await login(admin, codeOf(admin.secret)))).toEqual(FAILED)
  })

  it.each([-2, 2])('refuses the code of %i steps from now', async (steps) => {
    const admin = await protectedAdmin()
    // As if no code had been used yet: one from before the last used code would be refused whatever its age.
    await db().update(secondFactors).set({ lastStep: 0 }).where(eq(secondFactors.accountId, admin.id))
    expect(await outcome(await login(admin, codeOf(admin.secret, steps)))).toEqual(FAILED)
  })

  it.each(['000000', 'abcdef', '12345', '1234567', '-', 'x'.repeat(40)])('counts the wrong code %j as a failure: five, then a pause', async (code) => {
    const admin = await protectedAdmin()
    for (let i = 0; i < 5; i++) expect(await outcome(await login(admin, code))).toEqual(FAILED)
    expect(await outcome(await login(admin, codeOf(admin.secret)))).toEqual(FAILED)
  })

  it('takes twenty wrong codes an hour from all networks together: who gets there knows the password', async () => {
    const admin = await protectedAdmin()
    const from = (i: number, code: string) => ask(adminLogin, { body: { username: admin.email, password: PASSWORD, code }, address: `192.0.2.${i}` })
    for (let i = 0; i < 20; i++) await from(i, '000000')
    expect(await outcome(await from(200, codeOf(admin.secret)))).toEqual(FAILED)
  })

  it('takes each recovery code once, however it is typed, and says in the trail by what', async () => {
    const admin = await protectedAdmin()
    const [first, second] = admin.codes as [string, string]
    expect((await login(admin, first.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
    expect(await outcome(await login(admin, first))).toEqual(FAILED)
    const statuses = (await Promise.all([login(admin, second), login(admin, second)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 401])
    expect(await state(admin)).toEqual({ on: true, recoveryCodesLeft: 8 })
    const begun = await db().select().from(audit).where(eq(audit.accountId, admin.id))
    expect(begun.filter(({ action }) => action === 'session.begin').map(({ details }) => details)).toEqual([{ factor: 'recovery' }, { factor: 'recovery' }])
  })

  it('reads in a recovery code that was copied by hand an O as a nought, an I and an L as a one', () =>
    expect(recoveryHash('oO0-iI1-lL1')).toBe(recoveryHash('000-111-111')))

  it('takes no recovery code of another account', async () => {
    const [one, other] = [await protectedAdmin(), await protectedAdmin()]
    expect(await outcome(await login(one, other.codes[0]))).toEqual(FAILED)
  })
})

describe('a secret that can’t be opened, its key lost', () => {
  const loseKey = () => {
    const before = env().SEAL_KEY
    Object.assign(env(), { SEAL_KEY: 'another key of at least thirty-two characters' })
    onTestFinished(() => { Object.assign(env(), { SEAL_KEY: before }) })
  }

  it('makes no failure of the codes that are tried: a recovery code still lets in', async () => {
    const admin = await protectedAdmin()
    loseKey()
    for (let i = 0; i < 6; i++) expect((await login(admin, codeOf(admin.secret))).status).toBe(500)
    expect((await login(admin, admin.codes[0])).status).toBe(200)
  })

  it('counts for nothing where it is to be confirmed', async () => {
    const admin = await staff('admin', { passwordHash })
    const secret = await secretOf(admin)
    await forgetLimits()
    loseKey()
    expect((await confirm(admin, codeOf(secret))).status).toBe(500)
    expect(await limitCounts()).toEqual([0])
  })
})
