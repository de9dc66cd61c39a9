import { sql } from 'drizzle-orm'
import { ROLES, type Role } from '#contracts/roles.ts'
import { auditedCommand } from '#server/audit/audited.ts'
import { secondFactorOf } from '#server/auth/second-factor/repository.ts'
import { accountByName, type StaffAccount } from '#server/auth/staff-accounts.ts'
import { raiseVersion } from '#server/auth/sessions.ts'
import type { Db } from '#server/db/client.ts'
import { secondFactors } from '#server/db/schema.ts'

/** `off`: there is an account, and no second factor in force; `several`: accounts of several roles have one. */
export type FactorReset = { outcome: 'done'; role: Role } | { outcome: 'several'; roles: Role[] } | { outcome: 'unknown' } | { outcome: 'off' }

const accountsNamed = async (db: Db, name: string, roles: readonly Role[]): Promise<StaffAccount[]> =>
  (await Promise.all(roles.map((role) => accountByName(db, role, name)))).filter((account) => account !== undefined)

const withFactor = async (db: Db, found: StaffAccount[]): Promise<StaffAccount[]> => {
  const factors = await Promise.all(found.map(({ id }) => secondFactorOf(db, id)))
  return found.filter((_, i) => factors[i]?.confirmedAt)
}

/**
 * Takes the second factor and its recovery codes from an account, for who has lost both, and ends its sessions: whoever
 * found the phone may be signed in. `role` is needed only where one address has a factor in several.
 */
export const resetSecondFactor = async (db: Db, name: string, role?: Role): Promise<FactorReset> => {
  const found = await accountsNamed(db, name, role ? [role] : ROLES)
  const [account, ...more] = await withFactor(db, found)
  if (!account) return { outcome: found.length ? 'off' : 'unknown' }
  if (more.length) return { outcome: 'several', roles: [account, ...more].map((each) => each.role) }
  const written = await auditedCommand(db, { action: 'second-factor.end', subjectType: 'account', details: { by: 'command' } }, sql`
    delete from ${secondFactors} where account_id = ${account.id} and confirmed_at is not null returning account_id as id`, [raiseVersion])
  return written.length ? { outcome: 'done', role: account.role } : { outcome: 'off' }
}
