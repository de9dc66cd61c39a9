import { beforeEach, describe, expect, it } from 'vitest'
import { desc, eq } from 'drizzle-orm'
import { accountRoutes, adminAuthRoutes, LOGIN_FAILED } from '#contracts/api/auth.ts'
import { adminSessionRoutes } from '#contracts/api/sessions.ts'
import { newLink } from '#server/auth/links.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { setAdminActive } from '#server/auth/set-admin-active.ts'
import { db } from '#server/db/client.ts'
import { accountLinks, accounts, audit, signInPauses } from '#server/db/schema.ts'
import { failureOf } from '../../support/api/request.ts'
import { forgetLimits } from '../../support/api/rows.ts'
import { runCommand, withoutKeys } from '../../support/api/run-command.ts'
import { addAccount, addSession, ask, staff } from '../../support/api/staff.ts'

const PASSWORD = 'a lantern on the row'
const passwordHash = await hashPassword(PASSWORD)
const command = (...words: string[]) => runCommand('scripts/admin-deactivate.ts', words, withoutKeys())
const login = (username: string) => ask(adminAuthRoutes.adminLogin, { body: { username, password: PASSWORD } })
const statusOf = async (token: string) => (await ask(adminSessionRoutes.adminSessions, { token })).status
const accountOf = async (id: string) => (await db().select().from(accounts).where(eq(accounts.id, id)))[0]!
const trailOf = (id: string) => db().select({ action: audit.action, by: audit.accountId, role: audit.role, details: audit.details }).from(audit).where(eq(audit.subjectId, id)).orderBy(desc(audit.id))
const statusOfLink = async (secret: string) => (await ask(accountRoutes.choosePassword, { body: { secret, password: 'paper boats at dawn' } })).status
/** An open link of an account. @returns its secret */
const addLink = async ({ id }: { id: string }) => {
  const { secret, hash, purpose, expiresAt } = newLink('reset')
  await db().insert(accountLinks).values({ secretHash: hash, accountId: id, purpose, expiresAt })
  return secret
}
beforeEach(async () => { await Promise.all([db().delete(accounts), db().delete(signInPauses), forgetLimits()]) })

describe('deactivating an admin', () => {
  it('ends their sessions and open links and every way in, and stands in the trail; other admins go on', async () => {
    const [leaver, stays] = [await staff('admin', { passwordHash, username: 'leaver' }), await staff('admin', { passwordHash })]
    const elsewhere = await addSession(leaver)
    const secret = await addLink(leaver)
    expect(await command('LEAVER')).toEqual({ code: 0, said: 'LEAVER is deactivated, and signed out everywhere.\n' })
    expect([await statusOf(leaver.token), await statusOf(elsewhere.token), await statusOf(stays.token)]).toEqual([401, 401, 200])
    expect(await trailOf(leaver.id)).toEqual([{ action: 'account.deactivate', by: null, role: null, details: { by: 'command' } }])
    const refused = await login('leaver')
    expect([refused.status, (await failureOf(refused)).errors]).toEqual([401, [{ message: LOGIN_FAILED }]])
    expect(await statusOfLink(secret)).toBe(404)
    expect((await accountOf(stays.id)).active).toBe(true)
  })

  it('is undone by --activate, which brings no session and no link back', async () => {
    const [leaver] = [await staff('admin', { passwordHash }), await staff('admin', { passwordHash })]
    const secret = await addLink(leaver)
    await setAdminActive(db(), leaver.email, false)
    expect(await command('--activate', leaver.email)).toEqual({ code: 0, said: `${leaver.email} can sign in again.\n` })
    expect([await statusOf(leaver.token), await statusOfLink(secret), (await login(leaver.email)).status]).toEqual([401, 404, 200])
    expect((await trailOf(leaver.id)).map(({ action }) => action)).toEqual(['account.activate', 'account.deactivate'])
  })

  it('brings none back either where it was done by hand in the database', async () => {
    const leaver = await staff('admin', { passwordHash })
    const secret = await addLink(leaver)
    await db().update(accounts).set({ active: false }).where(eq(accounts.id, leaver.id))
    expect([await setAdminActive(db(), leaver.email, true), await statusOf(leaver.token), await statusOfLink(secret)]).toEqual(['done', 401, 404])
  })

  it('twice, or activating who is active, changes nothing and leaves no further line', async () => {
    const [leaver] = [await staff('admin', { passwordHash }), await staff('admin', { passwordHash })]
    expect([await setAdminActive(db(), leaver.email, true), await statusOf(leaver.token)]).toEqual(['already', 200])
    await setAdminActive(db(), leaver.email, false)
    const { tokenVersion } = await accountOf(leaver.id)
    expect(await command(leaver.email)).toEqual({ code: 0, said: `${leaver.email} is deactivated already.\n` })
    expect([(await accountOf(leaver.id)).tokenVersion, (await trailOf(leaver.id)).length]).toEqual([tokenVersion, 1])
  })
})

describe('the last admin who can sign in', () => {
  it.each([
    ['alone', () => Promise.resolve()],
    ['beside a deactivated one', () => addAccount('admin', { passwordHash, active: false })],
    ['beside one who never chose a password', () => addAccount('admin')],
    ['beside people of other roles', () => Promise.all([addAccount('intern', { passwordHash }), addAccount('judge', { passwordHash })])],
  ])('stays, %s', async (_, addOthers) => {
    const last = await staff('admin', { passwordHash })
    await addOthers()
    expect(await command(last.email)).toMatchObject({ code: 1, said: expect.stringMatching(/^No other active admin has a password/) as string })
    expect([await statusOf(last.token), (await accountOf(last.id)).active, await trailOf(last.id)]).toEqual([200, true, []])
  })

  it('stays, also where both of two are deactivated at once', async () => {
    const two = [await staff('admin', { passwordHash }), await staff('admin', { passwordHash })]
    const changes = await Promise.all(two.map(({ email }) => setAdminActive(db(), email, false)))
    expect([changes.sort(), await db().$count(accounts, eq(accounts.active, true))]).toEqual([['done', 'last'], 1])
  })

  it('doesn’t keep an admin who never chose a password', async () => {
    const [invited] = [await addAccount('admin'), await addAccount('admin', { passwordHash })]
    expect(await setAdminActive(db(), invited.email, false)).toBe('done')
  })
})

it.each(['nobody@test.example', 'intern@test.example', '%', "' or true --"])('finds no admin by %j', async (name) => {
  await Promise.all([staff('admin', { passwordHash }), staff('admin', { passwordHash }), addAccount('intern', { email: 'intern@test.example' })])
  expect([await setAdminActive(db(), name, false), await setAdminActive(db(), name, true)]).toEqual(['unknown', 'unknown'])
  expect(await db().$count(accounts, eq(accounts.active, false))).toBe(0)
})

it('says so where there is no such admin', async () => {
  expect(await command('nobody@test.example')).toEqual({ code: 1, said: 'There is no admin with this username or email.\n' })
})

it.each([[[]], [['']], [['one', 'two']], [['--activate']], [['one', '--force']]])('refuses %j and says what it takes', async (words) => {
  const { code, said } = await command(...words)
  expect([code, said.includes('    at ')]).toEqual([1, false])
  expect(said).toMatch(/address is needed: npm run|^Unknown option/)
})
