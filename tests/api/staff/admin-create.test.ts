import { expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { accountRoutes, adminAuthRoutes } from '#contracts/api/auth.ts'
import { db } from '#server/db/client.ts'
import { accountLinks, accounts, audit } from '#server/db/schema.ts'
import { runCommand } from '../../support/api/run-command.ts'
import { addAccount, ask } from '../../support/api/staff.ts'

/** The command as `npm run admin:create` starts it, on this file's database. */
const create = (...words: string[]) => runCommand('scripts/admin-create.ts', words)
const secretIn = (said: string) => /http:\/\/localhost:8888\/account#([\w-]{43})\s/.exec(said)![1]!
const password = 'a lantern on the row'
const choose = async (secret: string, chosen = password) => (await ask(accountRoutes.choosePassword, { body: { secret, password: chosen } })).status

it('adds an admin without a password, and prints the link by which one is chosen', async () => {
  const { code, said } = await create('First@Admin.Example', '--username', 'first')
  expect(code).toBe(0)
  const secret = secretIn(said)
  const [account] = await db().select().from(accounts).where(eq(accounts.email, 'first@admin.example'))
  expect(account).toMatchObject({ role: 'admin', username: 'first', passwordHash: null, active: true })
  expect(await db().select().from(audit)).toMatchObject([{ accountId: null, action: 'account.create', subjectId: account!.id, details: { role: 'admin' } }])
  expect(await choose(secret)).toBe(200)
  for (const username of ['FIRST', 'first@admin.example']) expect((await ask(adminAuthRoutes.adminLogin, { body: { username, password } })).status).toBe(200)
})

it.each([
  ['the address alone', 'again', []],
  ['the address and the user name, in any case', 'once-more', ['--username', 'ONCE-MORE']],
])('prints another link for an admin without a password, by %s: the earlier one ends', async (_, username, words) => {
  const email = `${username}@admin.example`
  const lost = secretIn((await create(email, '--username', username)).said)
  const { code, said } = await create(email.toUpperCase(), ...words)
  expect([code, said]).toEqual([0, expect.stringContaining('is an admin already, without a password: an earlier link no longer works.')])
  const [account, ...more] = await db().select().from(accounts).where(eq(accounts.email, email))
  expect([account?.username, more]).toEqual([username, []])
  expect(await db().select().from(audit).where(eq(audit.subjectId, account!.id)).orderBy(audit.at)).toMatchObject([{ action: 'account.create' }, { accountId: null, action: 'account.invite', details: { by: 'command' } }])
  expect([await choose(lost), await choose(secretIn(said))]).toEqual([404, 200])
})

it('prints a link of a local run at the port where that was started', async () => {
  const { said } = await runCommand('scripts/admin-create.ts', ['port@admin.example'], { ...process.env, PREVIEW_PORT: '8899' })
  expect(said).toContain(' http://localhost:8899/account#')
})

it('takes no password by the link that is little more than the user name', async () => {
  const secret = secretIn((await create('jam@admin.example', '--username', 'marmalade')).said)
  expect([await choose(secret, 'marmalade, marmalade'), await choose(secret)]).toEqual([422, 200])
})

it.each([
  ['was deactivated', { active: false }, []],
  ['has another user name', {}, ['--username', 'another']],
])('refuses another link for an admin without a password who %s', async (_, more, words) => {
  const { id, email } = await addAccount('admin', more)
  expect(await create(email, ...words)).toEqual({ code: 1, said: 'There is already an admin with this email or username.\n' })
  expect(await db().$count(accountLinks, eq(accountLinks.accountId, id))).toBe(0)
})

it.each([
  ['the address, in any case', ['Taken@admin.example']],
  ['the user name, in any case', ['another@admin.example', '--username', 'TAKEN']],
  ['a user name that is another’s address', ['another@admin.example', '--username', 'taken-as-name']],
  ['an address that is another’s user name', ['name@admin.example']],
])('refuses one whose %s is taken', async (_, words) => {
  await addAccount('admin', { email: 'taken@admin.example', username: 'taken', passwordHash: 'a hash' }).catch(() => undefined)
  await addAccount('admin', { email: 'taken-as-name', username: 'Name@admin.example' }).catch(() => undefined)
  const before = await db().$count(accounts)
  expect(await create(...words)).toEqual({ code: 1, said: 'There is already an admin with this email or username.\n' })
  expect(await db().$count(accounts)).toBe(before)
})

it.each([[[]], [['nobody']], [['a@b.example', 'c@d.example']], [['a@b.example', '--username', 'with space']], [['a@b.example', '--username', '']], [['a@b.example', '--password', 'x']]])(
  'refuses %j and says what it takes', async (words) => {
    const before = await db().$count(accounts)
    const { code, said } = await create(...words)
    expect([code, said.length > 20, said.includes('    at ')]).toEqual([1, true, false])
    expect(await db().$count(accounts)).toBe(before)
  })
