import { beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { adminAuthRoutes, changePasswordOf, internAuthRoutes, judgeAuthRoutes } from '#contracts/api/auth.ts'
import { ROLES } from '#contracts/roles.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { newLink } from '#server/auth/links.ts'
import { db } from '#server/db/client.ts'
import { accountLinks, audit } from '#server/db/schema.ts'
import { failureOf } from '../../support/api/request.ts'
import { forgetLimits } from '../../support/api/rows.ts'
import { addSession, ask, staff } from '../../support/api/staff.ts'

const PASSWORD = 'a lantern on the row'
const OTHER = 'paper boats at dawn'
const passwordHash = await hashPassword(PASSWORD)
const out = { admin: adminAuthRoutes.adminLogout, intern: internAuthRoutes.internLogout, judge: judgeAuthRoutes.judgeLogout }
const login = (email: string, password: string) => ask(internAuthRoutes.internLogin, { body: { email, password } })
const refused = async (answer: Response) => [answer.status, (await failureOf(answer)).errors[0]?.field]
beforeEach(() => forgetLimits())

describe.each(ROLES)('a password that the %s changes', (role) => {
  it('ends every other session and every link of the account; this session goes on', async () => {
    const person = await staff(role, { passwordHash })
    const elsewhere = await addSession(person)
    const { hash, purpose, expiresAt } = newLink('reset')
    await db().insert(accountLinks).values({ secretHash: hash, accountId: person.id, purpose, expiresAt })
    const answer = await ask(changePasswordOf[role], { token: person.token, body: { password: PASSWORD, newPassword: OTHER } })
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
    expect((await ask(out[role], { token: elsewhere.token })).status).toBe(401)
    expect(await db().select().from(accountLinks).where(eq(accountLinks.accountId, person.id))).toEqual([])
    expect((await ask(out[role], { token: person.token })).status).toBe(200)
    const [line] = await db().select().from(audit).where(eq(audit.subjectId, person.id))
    expect(line).toMatchObject({ accountId: person.id, role, action: 'account.password', details: { by: 'self' } })
  })
})

describe('another password', () => {
  it('is the one to sign in with, and the only one', async () => {
    const person = await staff('intern', { passwordHash })
    await ask(changePasswordOf.intern, { token: person.token, body: { password: PASSWORD, newPassword: OTHER } })
    expect([(await login(person.email, PASSWORD)).status, (await login(person.email, OTHER)).status]).toEqual([401, 200])
  })

  it('needs the present one; a wrong one is a 422, so that the browser keeps its session, and a 429 after ten', async () => {
    const person = await staff('intern', { passwordHash })
    const wrong = () => ask(changePasswordOf.intern, { token: person.token, body: { password: OTHER, newPassword: OTHER } })
    for (let i = 0; i < 10; i++) expect(await refused(await wrong())).toEqual([422, 'password'])
    expect((await wrong()).status).toBe(429)
    expect((await login(person.email, PASSWORD)).status).toBe(200)
  })

  it('sent with two passwords that may be the present one counts as two guesses: with a stolen token there are ten, not twenty', async () => {
    const person = await staff('intern', { passwordHash })
    const guess = (i: number) => ask(changePasswordOf.intern, { token: person.token, body: { password: `a wrong guess ${i}`, newPassword: `another wrong guess ${i}` } })
    for (let i = 0; i < 5; i++) expect(await refused(await guess(i))).toEqual([422, 'password'])
    expect((await guess(5)).status).toBe(429)
    expect((await ask(changePasswordOf.intern, { token: person.token, body: { password: PASSWORD, newPassword: OTHER } })).status).toBe(429)
  })

  it('is taken from who mistypes the present one four times', async () => {
    const person = await staff('intern', { passwordHash })
    const statuses = []
    for (const password of ['a lantern', 'a lantern on', 'a lantern on the', 'a lantern in the row', PASSWORD]) statuses.push((await ask(changePasswordOf.intern, { token: person.token, body: { password, newPassword: OTHER } })).status)
    expect(statuses).toEqual([422, 422, 422, 422, 200])
  })

  it('stands in the trail where the present one was wrong: who guesses with a stolen token is seen', async () => {
    const person = await staff('intern', { passwordHash })
    await ask(changePasswordOf.intern, { token: person.token, body: { password: 'wrong', newPassword: OTHER } })
    const lines = await db().select().from(audit).where(eq(audit.subjectId, person.id))
    expect(lines).toMatchObject([{ accountId: person.id, role: 'intern', action: 'session.refuse', subjectType: 'account', details: { cause: 'password' } }])
  })

  it('that was changed, and whose answer was lost, may be sent once more', async () => {
    const person = await staff('intern', { passwordHash })
    const send = async () => (await ask(changePasswordOf.intern, { token: person.token, body: { password: PASSWORD, newPassword: OTHER } })).status
    expect([await send(), await send()]).toEqual([200, 200])
    expect([(await login(person.email, PASSWORD)).status, (await login(person.email, OTHER)).status]).toEqual([401, 200])
  })

  it('that lacks the present one says so in words', async () => {
    const person = await staff('intern', { passwordHash })
    expect((await failureOf(await ask(changePasswordOf.intern, { token: person.token, body: { password: '', newPassword: OTHER } }))).errors).toEqual([{ field: 'password', message: 'Please enter your password' }])
  })

  it.each(['short', 'x'.repeat(129), 'passwordpassword'])('is refused by the rules of a first one: %s', async (newPassword) => {
    const person = await staff('intern', { passwordHash })
    expect(await refused(await ask(changePasswordOf.intern, { token: person.token, body: { password: PASSWORD, newPassword } }))).toEqual([422, 'newPassword'])
  })

  it('is refused where it is little more than the own address', async () => {
    const person = await staff('intern', { passwordHash })
    const name = person.email.split('@')[0]!
    expect(await refused(await ask(changePasswordOf.intern, { token: person.token, body: { password: PASSWORD, newPassword: `${name}-${name}` } }))).toEqual([422, 'newPassword'])
  })

  it('is refused where it is little more than an admin’s user name', async () => {
    const { token } = await staff('admin', { passwordHash, username: 'marmalade' })
    expect(await refused(await ask(changePasswordOf.admin, { token, body: { password: PASSWORD, newPassword: 'marmalade, marmalade' } }))).toEqual([422, 'newPassword'])
  })

  it('of two at once is one', async () => {
    const person = await staff('intern', { passwordHash })
    const answers = await Promise.all([OTHER, `${OTHER} again`].map((newPassword) => ask(changePasswordOf.intern, { token: person.token, body: { password: PASSWORD, newPassword } })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
  })
})
