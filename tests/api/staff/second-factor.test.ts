/** Turning an admin’s second factor on and off: docs/decisions/second-factor.md. */
import { describe, expect, it } from 'vitest'
import { and, eq } from 'drizzle-orm'
import { adminAuthRoutes } from '#contracts/api/auth.ts'
import { seal, unseal } from '#server/auth/second-factor/seal.ts'
import { endSecondFactor as endByService } from '#server/auth/second-factor/service.ts'
import { db } from '#server/db/client.ts'
import { audit, secondFactors } from '#server/db/schema.ts'
import { site } from '#site/config.ts'
import { meanwhile } from '../../support/api/meanwhile.ts'
import { type Admin, beforeAnyTry, begin, codeOf, confirm, login, outcome, PASSWORD, passwordHash, protectedAdmin, secretOf, state, WRONG } from '../../support/api/second-factor.ts'
import { addSession, ask, staff } from '../../support/api/staff.ts'

const { secondFactor, endSecondFactor } = adminAuthRoutes

beforeAnyTry()

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
    const twice = await Promise.all([confirm(admin, codeOf(second)), confirm(admin, codeOf(second))])
    expect(twice.map(({ status }) => status).sort()).toEqual([200, 409])
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
    // Another secret is begun after this one was read, while the try is counted.
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

  it('works with a recovery code as well, ends every other session of the account, and stands in the trail', async () => {
    const admin = await protectedAdmin()
    const other = await addSession({ ...admin, tokenVersion: admin.tokenVersion + 1 })
    expect((await ask(secondFactor, { token: other.token })).status).toBe(200)
    expect((await end(admin, { password: PASSWORD, code: admin.codes[9]! })).status).toBe(200)
    expect([(await ask(secondFactor, { token: other.token })).status, (await ask(secondFactor, { token: admin.token })).status]).toEqual([401, 200])
    const trail = await db().select().from(audit).where(eq(audit.subjectId, admin.id)).orderBy(audit.id)
    expect(trail.map(({ action }) => action)).toEqual(['second-factor.begin', 'second-factor.confirm', 'second-factor.end'])
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
