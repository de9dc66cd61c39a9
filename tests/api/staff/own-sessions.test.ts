import { beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { endOthersOf, sessionsOf } from '#contracts/api/sessions.ts'
import { ROLES, type Role } from '#contracts/roles.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { endOtherSessions } from '#server/auth/own-sessions.ts'
import { db } from '#server/db/client.ts'
import { accounts, audit, sessions } from '#server/db/schema.ts'
import { failureOf } from '../../support/api/request.ts'
import { forgetLimits } from '../../support/api/rows.ts'
import { addSession, ask, staff } from '../../support/api/staff.ts'

const PASSWORD = 'a lantern on the row'
const passwordHash = await hashPassword(PASSWORD)
const AGO = (minutes: number) => new Date(Date.now() - minutes * 60_000)
beforeEach(() => forgetLimits())

type Listed = { _id: string; createdAt: string; expiresAt: string; current: boolean }
const answered = async (role: Role, token: string) => (await (await ask(sessionsOf[role], { token })).json()) as { data: Listed[]; email: string }
const listed = async (role: Role, token: string) => (await answered(role, token)).data
const sessionIdOf = (token: string) => (JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as { jti: string }).jti
const endBy = (role: Role, token: string, password = PASSWORD) => ask(endOthersOf[role], { token, body: { password } })
const statusOf = async (role: Role, token: string) => (await ask(sessionsOf[role], { token })).status
const trailOf = (accountId: string) => db().select().from(audit).where(eq(audit.accountId, accountId))

describe.each(ROLES)('where the %s is signed in', (role) => {
  it('lists the own sessions that are alive, this one first, then the newest; nothing else of them', async () => {
    const person = await staff(role)
    const [older, newer] = [await addSession(person), await addSession(person)]
    await db().update(sessions).set({ createdAt: AGO(30) }).where(eq(sessions.id, older.id))
    await db().update(sessions).set({ createdAt: AGO(50) }).where(eq(sessions.id, sessionIdOf(person.token)))
    const found = await listed(role, person.token)
    expect(found.map(({ _id, current }) => [_id, current])).toEqual([[sessionIdOf(person.token), true], [newer.id, false], [older.id, false]])
    const [row] = await db().select().from(sessions).where(eq(sessions.id, older.id))
    expect(found[2]).toEqual({ _id: older.id, createdAt: row!.createdAt.toISOString(), expiresAt: row!.expiresAt.toISOString(), current: false })
    expect((await listed(role, older.token)).map(({ current }) => current)).toEqual([true, false, false])
    expect((await answered(role, person.token)).email).toBe(person.email)
  })

  it('leaves out what has ended, in whatever way, and everybody else’s', async () => {
    const person = await staff(role)
    const [revoked, outdated] = [await addSession(person), await addSession(person)]
    await addSession(person, AGO(1))
    await db().update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.id, revoked.id))
    await db().update(sessions).set({ tokenVersion: 0 }).where(eq(sessions.id, outdated.id))
    await staff(role)
    expect((await listed(role, person.token)).map(({ _id }) => _id)).toEqual([sessionIdOf(person.token)])
  })

  it('ends every other one by the password, with one line in the trail; this one and everybody else’s go on', async () => {
    const person = await staff(role, { passwordHash })
    const others = [await addSession(person), await addSession(person)]
    const [stranger, before] = [await staff(role), await addSession(person)]
    await db().update(sessions).set({ revokedAt: AGO(5) }).where(eq(sessions.id, before.id))
    const answer = await endBy(role, person.token)
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
    // Whoever investigates a stolen account reads when a session ended.
    const [ended] = await db().select().from(sessions).where(eq(sessions.id, before.id))
    expect(Date.now() - ended!.revokedAt!.getTime()).toBeGreaterThan(4 * 60_000)
    for (const { token } of others) expect(await statusOf(role, token)).toBe(401)
    expect([await statusOf(role, person.token), await statusOf(role, stranger.token)]).toEqual([200, 200])
    expect((await listed(role, person.token)).map(({ current }) => current)).toEqual([true])
    expect(await trailOf(person.id)).toMatchObject([{ role, action: 'session.end-others', subjectType: 'account', subjectId: person.id, details: {} }])
  })

  it('ends none by a wrong password: a 422 at its field, and the trail says so, not that any ended', async () => {
    const person = await staff(role, { passwordHash })
    const other = await addSession(person)
    const answer = await endBy(role, person.token, 'not my password')
    expect([answer.status, (await failureOf(answer)).errors]).toEqual([422, [{ message: 'This is not your password', field: 'password' }]])
    expect([await statusOf(role, other.token), await trailOf(person.id)]).toMatchObject([200, [{ action: 'session.refuse', details: { cause: 'password' } }]])
  })
})

it('lists a hundred at most, and this one always', async () => {
  const person = await staff('judge')
  await db().update(sessions).set({ createdAt: AGO(50) }).where(eq(sessions.accountId, person.id))
  await db().insert(sessions).values(Array.from({ length: 110 }, () => ({ accountId: person.id, tokenVersion: person.tokenVersion, expiresAt: AGO(-30) })))
  const found = await listed('judge', person.token)
  expect([found.length, found.findIndex(({ current }) => current)]).toEqual([100, 0])
})

it('lets nobody with a stolen token guess the password', async () => {
  const person = await staff('intern', { passwordHash })
  const answers = []
  for (let i = 0; i < 11; i++) answers.push(await endBy('intern', person.token, 'wrong'))
  expect(answers.map(({ status }) => status)).toEqual([...Array<number>(10).fill(422), 429])
  expect(Math.ceil(Number(answers[10]!.headers.get('retry-after')) / 60)).toBe(15)
})

it('nor use up the tries of its owner, who ends it by the password', async () => {
  const person = await staff('intern', { passwordHash })
  const stolen = await addSession(person)
  for (let i = 0; i < 11; i++) await endBy('intern', stolen.token, 'wrong')
  expect((await endBy('intern', person.token)).status).toBe(200)
  expect(await statusOf('intern', stolen.token)).toBe(401)
})

it.each([
  ['ended', (id: string) => db().update(sessions).set({ revokedAt: new Date() }).where(eq(sessions.id, id))],
  ['is of a deactivated account', (_: string, accountId: string) => db().update(accounts).set({ active: false }).where(eq(accounts.id, accountId))],
])('ends nothing by a session that has just %s', async (_, spoil) => {
  const person = await staff('admin', { passwordHash })
  const other = await addSession(person)
  const id = sessionIdOf(person.token)
  await spoil(id, person.id)
  await expect(endOtherSessions(db(), { id, accountId: person.id, role: 'admin', email: person.email }, PASSWORD)).rejects.toMatchObject({ status: 401 })
  const [row] = await db().select().from(sessions).where(eq(sessions.id, other.id))
  expect([row!.revokedAt, await trailOf(person.id)]).toEqual([null, []])
})
