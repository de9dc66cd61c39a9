import { sql } from 'drizzle-orm'
import { auditedCommand } from '#server/audit/audited.ts'
import { endLinks } from '#server/auth/links.ts'
import { letIn } from '#server/auth/sessions.ts'
import { accountByName } from '#server/auth/staff-accounts.ts'
import type { Db } from '#server/db/client.ts'
import { accounts } from '#server/db/schema.ts'

/** `already`: it was so before; `last`: no other admin could sign in. */
export type AdminChange = 'done' | 'unknown' | 'already' | 'last'

/** All admins' rows are locked, in one order, before they are counted: of two commands at once the second sees the first one's result. */
const write = (id: string, active: boolean) => sql`
  with admins as materialized (select id, password_hash from ${accounts} where role = 'admin' and active order by id for update)
  update ${accounts} set ${letIn(active)}
  where id = ${id} and active <> ${active} and (${active} or 0 < (select count(*) from admins where id <> ${id} and password_hash is not null))
  returning id`

/**
 * Activates or deactivates an admin, by user name or address. Deactivating ends every session and open link; it is
 * refused while no other active admin has a password. Activating brings no session back.
 */
export const setAdminActive = async (db: Db, name: string, active: boolean): Promise<AdminChange> => {
  const admin = await accountByName(db, 'admin', name)
  if (!admin) return 'unknown'
  if (admin.active === active) return 'already'
  const act = { action: active ? 'account.activate' : 'account.deactivate', subjectType: 'account', details: { by: 'command' } }
  const written = await auditedCommand(db, act, write(admin.id, active), [endLinks])
  return written.length ? 'done' : active ? 'already' : 'last'
}
