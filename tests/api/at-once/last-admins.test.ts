/** However the last two admins are deactivated, one stays (docs/decisions/sessions.md). */
import { and, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { setAdminActive } from '#server/auth/set-admin-active.ts'
import { db } from '#server/db/client.ts'
import { accounts, audit } from '#server/db/schema.ts'
import { inTurn, onRealPostgres, PATIENCE } from '../../support/api/at-once.ts'
import { runCommand, withoutKeys } from '../../support/api/run-command.ts'
import { addAccount } from '../../support/api/staff.ts'

const address = onRealPostgres()

describe('the last two admins, deactivated at once', PATIENCE, () => {
  const admins = eq(accounts.role, 'admin')
  const stillActive = async () => (await db().select({ email: accounts.email }).from(accounts).where(and(admins, accounts.active))).map(({ email }) => email)
  const deactivations = () => db().$count(audit, eq(audit.action, 'account.deactivate'))
  /** Nobody but these two can sign in as admin. */
  const lastTwo = async () => {
    await db().update(accounts).set({ active: false }).where(admins)
    return [await addAccount('admin', { passwordHash: 'a hash' }), await addAccount('admin', { passwordHash: 'a hash' })].map(({ email }) => email)
  }
  const inTurnOf = <T>(works: (() => Promise<T>)[]) => inTurn(address(), "select from accounts where role = 'admin' for update", works)

  it('by two commands: one is done, the other is told, and an admin stays', async () => {
    const two = await lastTwo()
    const before = await deactivations()
    const ended = await inTurnOf(two.map((email) => () => runCommand('scripts/admin-deactivate.ts', [email], withoutKeys())))
    expect(ended.map(({ code }) => code).sort()).toEqual([0, 1])
    expect(ended.find(({ code }) => code)?.said).toMatch(/^No other active admin has a password/)
    expect(await stillActive()).toEqual([two[ended.findIndex(({ code }) => code)]])
    expect((await deactivations()) - before).toBe(1)
  })

  it('twenty times over, whoever comes first', async () => {
    for (let i = 0; i < 20; i++) {
      const two = await lastTwo()
      expect((await inTurnOf(two.map((email) => () => setAdminActive(db(), email, false)))).sort()).toEqual(['done', 'last'])
      expect(await stillActive()).toHaveLength(1)
    }
  })
})
