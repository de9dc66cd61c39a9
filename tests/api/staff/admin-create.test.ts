import { expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { accountRoutes, adminAuthRoutes } from '#contracts/api/auth.ts'
import { db } from '#server/db/client.ts'
import { accounts, audit } from '#server/db/schema.ts'
import { runCommand } from '../../support/run-command.ts'
import { addAccount, ask } from '../../support/staff.ts'

/** The command as `npm run admin:create` starts it, on this file's database. */
const create = (...words: string[]) => runCommand('scripts/admin-create.ts', words)

it('adds an admin without a password, and prints the link by which one is chosen', async () => {
  const { code, said } = await create('First@Admin.Example', '--username', 'first')
  expect(code).toBe(0)
  const [, secret] = /http:\/\/localhost:8888\/account#([\w-]{43})\s/.exec(said)!
  const [account] = await db().select().from(accounts).where(eq(accounts.email, 'first@admin.example'))
  expect(account).toMatchObject({ role: 'admin', username: 'first', passwordHash: null, active: true })
  expect(await db().select().from(audit)).toMatchObject([{ accountId: null, action: 'account.create', subjectId: account!.id, details: { role: 'admin' } }])
  const password = 'a lantern on the row'
  expect((await ask(accountRoutes.choosePassword, { body: { secret, password } })).status).toBe(200)
  for (const username of ['FIRST', 'first@admin.example']) expect((await ask(adminAuthRoutes.adminLogin, { body: { username, password } })).status).toBe(200)
})

it.each([
  ['the address, in any case', ['Taken@admin.example']],
  ['the user name, in any case', ['another@admin.example', '--username', 'TAKEN']],
  ['a user name that is another’s address', ['another@admin.example', '--username', 'taken-as-name']],
])('refuses one whose %s is taken', async (_, words) => {
  await addAccount('admin', { email: 'taken@admin.example', username: 'taken' }).catch(() => undefined)
  await addAccount('admin', { email: 'taken-as-name', username: 'other' }).catch(() => undefined)
  const before = await db().$count(accounts)
  expect(await create(...words)).toEqual({ code: 1, said: 'There is an admin with this email or user name already.\n' })
  expect(await db().$count(accounts)).toBe(before)
})

it.each([[[]], [['nobody']], [['a@b.example', 'c@d.example']], [['a@b.example', '--username', 'with space']], [['a@b.example', '--username', '']], [['a@b.example', '--password', 'x']]])(
  'refuses %j and says what it takes', async (words) => {
    const before = await db().$count(accounts)
    const { code, said } = await create(...words)
    expect([code, said.length > 20, said.includes('    at ')]).toEqual([1, true, false])
    expect(await db().$count(accounts)).toBe(before)
  })
