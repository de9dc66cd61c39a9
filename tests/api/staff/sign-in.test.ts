import { beforeAll, describe, expect, it } from 'vitest'
import { eq, sql } from 'drizzle-orm'
import { adminAuthRoutes, internAuthRoutes, judgeAuthRoutes, LOGIN_FAILED } from '#contracts/api/auth.ts'
import { peopleRoutes } from '#contracts/api/people.ts'
import type { Role } from '#contracts/roles.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { pauseSubject } from '#server/auth/pauses.ts'
import { db } from '#server/db/client.ts'
import { accounts, audit, sessions, signInPauses } from '#server/db/schema.ts'
import { hourly } from '#server/hourly.ts'
import { meanwhile } from '../../support/api/meanwhile.ts'
import { addAccount, addSession, ask } from '../../support/api/staff.ts'
import { failureOf } from '../../support/api/request.ts'

const PASSWORD = 'a lantern on the row'
const FAILURE = { error: LOGIN_FAILED, errors: [{ message: LOGIN_FAILED }] }
let passwordHash: string
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD)
  await addAccount('admin', { email: 'Root@Test.example', username: 'Root', passwordHash })
  await addAccount('intern', { email: 'both@test.example', passwordHash })
  await addAccount('judge', { email: 'both@test.example', passwordHash })
})

const bodyOf = (role: Role, name: string, password: string) => (role === 'admin' ? { username: name, password } : { email: name, password })
const loginOf = { admin: adminAuthRoutes.adminLogin, intern: internAuthRoutes.internLogin, judge: judgeAuthRoutes.judgeLogin }
const logoutOf = { admin: adminAuthRoutes.adminLogout, intern: internAuthRoutes.internLogout, judge: judgeAuthRoutes.judgeLogout }
const login = (role: Role, name: string, password = PASSWORD, address?: string) => ask(loginOf[role], { body: bodyOf(role, name, password), address })
const tokenIn = (answer: unknown) => { const given = answer as { token?: string; data?: { token: string } }; return given.token ?? given.data?.token }
const signedIn = async (role: Role, name: string) => {
  const answer = await login(role, name)
  expect(answer.status).toBe(200)
  return tokenIn(await answer.json())!
}
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString()) as Record<string, unknown>
const isLetIn = async (role: Role, token: string) => (await ask(logoutOf[role], { token })).status

describe('signing in', () => {
  it.each(['Root', 'root', 'ROOT', 'Root@Test.example', 'root@test.EXAMPLE', '  root '])('lets the admin in as %j, and answers {token}', async (name) => {
    const answer = await login('admin', name)
    expect([answer.status, await answer.json()]).toEqual([200, { token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/) as string }])
    expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('lets the admin in whose address it is, where another has it as a user name', async () => {
    await addAccount('admin', { username: 'second@test.example', passwordHash })
    const second = await addAccount('admin', { email: 'second@test.example', passwordHash })
    expect(claimsOf(await signedIn('admin', 'second@test.example'))).toMatchObject({ sub: second.id })
  })

  it.each(['intern', 'judge'] as const)('answers %s with {data: {token}}, whatever the case of the address', async (role) => {
    const answer = await login(role, 'BOTH@test.example')
    expect([answer.status, await answer.json()]).toEqual([200, { data: { token: expect.any(String) as string } }])
  })

  it.each([['admin', 'username', 'Please enter your username or email'], ['intern', 'email', 'Please enter your email'], ['judge', 'email', 'Please enter your email']] as const)(
    'says to %s what is missing without a name', async (role, field, message) => {
      expect(await failureOf(await login(role, '', ''))).toMatchObject({ errors: [{ field, message }, { field: 'password', message: 'Please enter your password' }] })
    })

  it('gives a token of one hour for one role, and a session that ends with it', async () => {
    const claims = claimsOf(await signedIn('judge', 'both@test.example'))
    const [account] = await db().select().from(accounts).where(sql`role = 'judge' and email = 'both@test.example'`)
    expect(claims).toMatchObject({ aud: 'judge', sub: account!.id, jti: expect.any(String) as string })
    expect(Number(claims.exp) - Number(claims.iat)).toBe(3600)
    const [session] = await db().select().from(sessions).where(eq(sessions.id, String(claims.jti)))
    expect(session!.expiresAt.getTime() - session!.createdAt.getTime()).toBe(3_600_000)
  })

  it('is no key to another portal: the same address holds two accounts', async () => {
    const token = await signedIn('judge', 'both@test.example')
    expect((await ask(internAuthRoutes.internLogout, { token })).status).toBe(403)
    expect((await ask(judgeAuthRoutes.judgeLogout, { token })).status).toBe(200)
  })

  it('goes into the trail, without the name that was typed when it failed', async () => {
    const before = await db().select().from(audit)
    await login('intern', 'nobody-of-ours@test.example')
    await login('intern', 'both@test.example', 'wrong')
    const token = await signedIn('intern', 'both@test.example')
    await ask(internAuthRoutes.internLogout, { token })
    const rows = (await db().select().from(audit)).slice(before.length)
    const { sub, jti } = claimsOf(token)
    expect(rows.map(({ action, accountId, subjectType, subjectId, details }) => ({ action, accountId, subjectType, subjectId, details }))).toEqual([
      { action: 'session.refuse', accountId: null, subjectType: 'account', subjectId: null, details: { role: 'intern', cause: 'password' } },
      { action: 'session.refuse', accountId: null, subjectType: 'account', subjectId: sub, details: { role: 'intern', cause: 'password' } },
      { action: 'session.begin', accountId: sub, subjectType: 'session', subjectId: jti, details: { factor: 'none' } },
      { action: 'session.end', accountId: sub, subjectType: 'session', subjectId: jti, details: {} },
    ])
    expect(JSON.stringify(rows)).not.toContain('nobody-of-ours')
  })
})

describe('failing to sign in has one answer', () => {
  beforeAll(async () => {
    await addAccount('intern', { email: 'invited@test.example' })
    await addAccount('intern', { email: 'former@test.example', passwordHash, active: false })
  })
  it.each([
    ['a wrong password', 'intern', 'both@test.example', 'A lantern on the row'],
    ['an unknown address', 'intern', 'nobody@test.example', PASSWORD],
    ['somebody invited, without a password yet', 'intern', 'invited@test.example', PASSWORD],
    ['a deactivated account', 'intern', 'former@test.example', PASSWORD],
    ['an address of another role', 'admin', 'both@test.example', PASSWORD],
    ['an intern by user name', 'intern', 'Root', PASSWORD],
    ['a pattern', 'admin', '%', PASSWORD],
    ['SQL', 'admin', `' or 1=1 --`, PASSWORD],
  ] as const)('%s', async (_, role, name, password) => {
    const answer = await login(role, name, password)
    expect([answer.status, await failureOf(answer)]).toEqual([401, FAILURE])
  })

  it.each([{}, { email: 'a@b.c' }, { email: 'a@b.c', password: '' }, { email: 'a@b.c', password: 7 }, { email: ['a'], password: 'x' }, { email: 'a@b.c', password: 'x', admin: true }, { email: 'a', password: 'x'.repeat(1001) }])(
    'but a malformed request is a 422: %j', async (body) => expect((await ask(internAuthRoutes.internLogin, { body })).status).toBe(422))

  it('and a page of another site can’t try at all', async () => {
    const answer = await ask(internAuthRoutes.internLogin, { body: bodyOf('intern', 'both@test.example', PASSWORD), headers: { origin: 'https://evil.test', 'sec-fetch-site': 'cross-site' } })
    expect(answer.status).toBe(403)
  })
})

describe('an account that changes while its password is being checked', () => {
  // The change happens while the attempt is counted: after the account was read, and before a session begins.
  it.each([
    ['is deactivated', 'active = false'],
    ['has another password', "password_hash = 'another'"],
    ['has ended all its sessions', 'token_version = token_version + 1'],
  ])('%s: the password of before begins no session, and clears no count', async (_, change) => {
    const account = await addAccount('intern', { passwordHash })
    await meanwhile('sign_in_pauses', `update accounts set ${change} where id = '${account.id}'`)
    const address = '198.51.100.1'
    const answer = await login('intern', account.email, PASSWORD, address)
    expect([answer.status, await failureOf(answer)]).toEqual([401, FAILURE])
    expect(await db().$count(sessions, eq(sessions.accountId, account.id))).toBe(0)
    expect(await db().$count(signInPauses, eq(signInPauses.subject, pauseSubject('intern', account.id, address)))).toBe(1)
    expect(await db().select({ details: audit.details }).from(audit).where(eq(audit.subjectId, account.id))).toEqual([{ details: { role: 'intern', cause: 'changed' } }])
  })
})

describe('a session ends', () => {
  it('with log-out, and no other with it', async () => {
    const [one, other] = [await signedIn('intern', 'both@test.example'), await signedIn('intern', 'both@test.example')]
    expect([await isLetIn('intern', one), await isLetIn('intern', one), await isLetIn('intern', other)]).toEqual([200, 401, 200])
  })

  it('when the account is deactivated, and stays ended when it is activated again', async () => {
    const admin = await signedIn('admin', 'root')
    const account = await addAccount('judge', { email: 'leaving@test.example', passwordHash })
    const token = await signedIn('judge', 'leaving@test.example')
    const set = (active: boolean) => ask(peopleRoutes.setActive, { token: admin, params: { id: account.id }, body: { active } })
    expect((await set(false)).status).toBe(200)
    expect(await isLetIn('judge', token)).toBe(401)
    expect((await login('judge', 'leaving@test.example')).status).toBe(401)
    expect((await set(true)).status).toBe(200)
    expect(await isLetIn('judge', token)).toBe(401)
    await signedIn('judge', 'leaving@test.example')
  })

  it('is forgotten once its hour is over, and only then', async () => {
    const account = await addAccount('intern')
    const over = await addSession(account, new Date(Date.now() - 1000))
    const alive = await addSession(account)
    await hourly()
    const left = await db().select({ id: sessions.id }).from(sessions).where(eq(sessions.accountId, account.id))
    expect(left).toEqual([{ id: alive.id }])
    expect(over.id).not.toBe(alive.id)
  })
})
