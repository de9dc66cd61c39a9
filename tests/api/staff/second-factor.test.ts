import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { and, eq } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { adminAuthRoutes, CODE_REQUIRED, LOGIN_FAILED } from '#contracts/api/auth.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { seal, unseal } from '#server/auth/second-factor/seal.ts'
import { endSecondFactor as endByService } from '#server/auth/second-factor/service.ts'
import { db } from '#server/db/client.ts'
import { env } from '#server/env.ts'
import { audit, secondFactors, signInPauses } from '#server/db/schema.ts'
import { limits } from '#server/settings.ts'
import { site } from '#site/config.ts'
import { meanwhile } from '../../support/meanwhile.ts'
import { forgetLimits, limitCounts } from '../../support/rows.ts'
import { addSession, ask, staff } from '../../support/staff.ts'
import { failureOf } from '../../support/request.ts'

const { adminLogin, secondFactor, beginSecondFactor, confirmSecondFactor, endSecondFactor } = adminAuthRoutes
const PASSWORD = 'a lantern on the row'
let passwordHash: string
// The clock stands in the middle of a time step, so that none ends between a code and its use.
vi.useFakeTimers({ toFake: ['Date'], now: Math.floor(Date.now() / 30_000) * 30_000 + 15_000 })
afterAll(() => { vi.useRealTimers() })
beforeAll(async () => { passwordHash = await hashPassword(PASSWORD) })
beforeEach(async () => { await Promise.all([forgetLimits(), db().delete(signInPauses)]) })

type Admin = Awaited<ReturnType<typeof staff>>
/** What an authenticator shows `steps` of 30 seconds from now. */
const codeOf = (secret: string, steps = 0) => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * 30_000 })
const state = async ({ token }: Admin) => ((await (await ask(secondFactor, { token })).json()) as { data: object }).data
const begin = ({ token }: Admin, password = PASSWORD) => ask(beginSecondFactor, { token, body: { password } })
const secretOf = async (admin: Admin) => ((await (await begin(admin)).json()) as { data: { secret: string } }).data.secret
const confirm = ({ token }: Admin, code: string) => ask(confirmSecondFactor, { token, body: { code } })
const login = ({ email }: Admin, code?: string, password = PASSWORD) => ask(adminLogin, { body: { username: email, password, ...(code === undefined ? {} : { code }) } })
const outcome = async (answer: Response) => [answer.status, (await failureOf(answer)).errors[0]]
/** An admin whose second factor is in force; its first code, of the step before, is used up. */
const protectedAdmin = async () => {
  const admin = await staff('admin', { passwordHash })
  const secret = await secretOf(admin)
  const { data } = (await (await confirm(admin, codeOf(secret, -1))).json()) as { data: { recoveryCodes: string[] } }
  return { ...admin, secret, codes: data.recoveryCodes }
}
const WRONG = [422, { message: 'This code is not right', field: 'code' }]
const FAILED = [401, { message: LOGIN_FAILED }]

describe('turning it on', () => {
  it('needs the password once more; a wrong one is a 422, so that the browser keeps its session', async () => {
    const admin = await staff('admin', { passwordHash })
    expect(await outcome(await begin(admin, 'wrong'))).toEqual([422, { message: 'This is not your password', field: 'password' }])
    expect(await state(admin)).toEqual({ on: false, recoveryCodesLeft: 0 })
  })

  it('gives an address that authenticator apps read, with 160 random bits; only sealed they are stored', async () => {
    const admin = await staff('admin', { passwordHash })
    const { data } = (await (await begin(admin)).json()) as { data: { uri: string; secret: string } }
    const uri = new URL(data.uri)
    expect([uri.protocol, uri.host, Object.fromEntries(uri.searchParams)]).toEqual(['otpauth:', 'totp', { issuer: site.name, secret: data.secret, algorithm: 'SHA1', digits: '6', period: '30' }])
    expect(decodeURIComponent(uri.pathname)).toContain(admin.email)
    expect(data.secret).toMatch(/^[A-Z2-7]{32}$/)
    const [row] = await db().select().from(secondFactors).where(eq(secondFactors.accountId, admin.id))
    expect(JSON.stringify(row)).not.toContain(data.secret)
    expect(unseal(row!.sealedSecret, admin.id)).toBe(data.secret)
  })

  it('changes nothing before a first code is right', async () => {
    const admin = await staff('admin', { passwordHash })
    const secret = await secretOf(admin)
    expect(await outcome(await confirm(admin, '000000'))).toEqual(WRONG)
    expect([await state(admin), (await login(admin)).status]).toEqual([{ on: false, recoveryCodesLeft: 0 }, 200])
    const answer = await confirm(admin, ` ${codeOf(secret).replace(/^.../, '$& ')} `)
    const { data } = (await answer.json()) as { data: { recoveryCodes: string[] } }
    expect([answer.status, new Set(data.recoveryCodes).size]).toEqual([200, 10])
    for (const code of data.recoveryCodes) expect(code).toMatch(/^(?:[0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/)
    expect(await state(admin)).toEqual({ on: true, recoveryCodesLeft: 10 })
  })

  it('takes the last secret that was begun, and none twice', async () => {
    const admin = await staff('admin', { passwordHash })
    const first = await secretOf(admin)
    const second = await secretOf(admin)
    expect(await outcome(await confirm(admin, codeOf(first)))).toEqual(WRONG)
    expect((await confirm(admin, codeOf(second))).status).toBe(200)
    expect([(await confirm(admin, codeOf(second))).status, (await begin(admin)).status]).toEqual([409, 409])
  })

  it('takes twenty wrong codes an hour: then the right one is refused as well', async () => {
    const admin = await staff('admin', { passwordHash })
    const secret = await secretOf(admin)
    for (let i = 0; i < 20; i++) expect((await confirm(admin, '000000')).status).toBe(422)
    const right = await confirm(admin, codeOf(secret))
    expect([right.status, Math.ceil(Number(right.headers.get('retry-after')) / 60), await state(admin)]).toEqual([429, 60, { on: false, recoveryCodesLeft: 0 }])
  })

  it('puts no other secret in force than the one whose code was right', async () => {
    const admin = await staff('admin', { passwordHash })
    const secret = await secretOf(admin)
    // Another was begun after this one had been read: the try is counted in between.
    await meanwhile('rate_limits', `update second_factors set sealed_secret = '${seal('another', admin.id)}' where account_id = '${admin.id}'`)
    expect((await confirm(admin, codeOf(secret))).status).toBe(409)
    expect(await state(admin)).toEqual({ on: false, recoveryCodesLeft: 0 })
  })

  it('needs something to confirm', async () => expect((await confirm(await staff('admin', { passwordHash }), '123456')).status).toBe(409))

  it('ends every other session of the account, and stands in the trail', async () => {
    const admin = await staff('admin', { passwordHash })
    const other = await addSession(admin)
    await confirm(admin, codeOf(await secretOf(admin)))
    expect([(await ask(secondFactor, { token: other.token })).status, (await ask(secondFactor, { token: admin.token })).status]).toEqual([401, 200])
    const trail = await db().select().from(audit).where(eq(audit.subjectId, admin.id)).orderBy(audit.id)
    expect(trail.map(({ action }) => action)).toEqual(['second-factor.begin', 'second-factor.confirm'])
  })
})

describe('signing in with it', () => {
  it('asks for the code after a right password, and only then', async () => {
    const admin = await protectedAdmin()
    expect(await outcome(await login(admin))).toEqual([401, { message: expect.any(String) as string, code: CODE_REQUIRED }])
    expect(await outcome(await login(admin, '', PASSWORD))).toEqual([401, { message: expect.any(String) as string, code: CODE_REQUIRED }])
    expect(await outcome(await login(admin, undefined, 'wrong'))).toEqual(FAILED)
    expect(await outcome(await login(admin, codeOf(admin.secret), 'wrong'))).toEqual(FAILED)
    expect((await login(admin, codeOf(admin.secret))).status).toBe(200)
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

  it('is not slowed down by being asked', async () => {
    const admin = await protectedAdmin()
    for (let i = 0; i < 7; i++) expect((await outcome(await login(admin)))[1]).toMatchObject({ code: CODE_REQUIRED })
    expect((await login(admin, codeOf(admin.secret))).status).toBe(200)
  })

  it('takes a code once, also of two at the same time', async () => {
    const admin = await protectedAdmin()
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
    // As if none had been used yet: a code from before the last one is refused whatever its age.
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

describe('turning it off', () => {
  const end = ({ token }: Admin, body: { password: string; code: string }) => ask(endSecondFactor, { token, body })

  it('needs the password and a code; neither alone, and a wrong one is never a 401', async () => {
    const admin = await protectedAdmin()
    expect((await outcome(await end(admin, { password: 'wrong', code: codeOf(admin.secret) })))[0]).toBe(422)
    expect(await outcome(await end(admin, { password: PASSWORD, code: '000000' }))).toEqual(WRONG)
    expect((await end(admin, { password: PASSWORD, code: codeOf(admin.secret) })).status).toBe(200)
    expect([await state(admin), (await login(admin)).status]).toEqual([{ on: false, recoveryCodesLeft: 0 }, 200])
    expect((await end(admin, { password: PASSWORD, code: '000000' })).status).toBe(409)
  })

  it('is not said to be off by a session that has just ended', async () => {
    const admin = await protectedAdmin()
    const { id } = await addSession(admin, new Date())
    await expect(endByService(db(), { id, accountId: admin.id, role: 'admin', email: admin.email }, { password: PASSWORD, code: codeOf(admin.secret) })).rejects.toMatchObject({ status: 401 })
    expect(await state(admin)).toMatchObject({ on: true })
  })

  it('works with a recovery code as well', async () => {
    const admin = await protectedAdmin()
    expect((await end(admin, { password: PASSWORD, code: admin.codes[9]! })).status).toBe(200)
  })

  it('leaves a line in the trail for each wrong password and code, as turning it on does', async () => {
    const admin = await staff('admin', { passwordHash })
    const secret = await secretOf(admin)
    await confirm(admin, '000000')
    await confirm(admin, codeOf(secret, -1))
    await end(admin, { password: 'wrong', code: codeOf(secret) })
    await end(admin, { password: PASSWORD, code: '000000' })
    const refused = await db().select().from(audit).where(and(eq(audit.subjectId, admin.id), eq(audit.action, 'session.refuse'))).orderBy(audit.id)
    expect(refused.map(({ accountId, role, details }) => [accountId === admin.id, role, details])).toEqual([
      [true, 'admin', { cause: 'code' }], [true, 'admin', { cause: 'password' }], [true, 'admin', { cause: 'code' }],
    ])
  })

  it('lets nobody with a stolen token guess the password', async () => {
    const admin = await protectedAdmin()
    const statuses = []
    for (let i = 0; i < 11; i++) statuses.push((await end(admin, { password: 'wrong', code: '000000' })).status)
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429])
  })
})
