/** Accounts as signing in looks them up. */
import { and, eq, or, sql } from 'drizzle-orm'
import type { Role } from '#contracts/roles.ts'
import type { Db } from '#server/db/client.ts'
import { accounts } from '#server/db/schema.ts'

export type StaffAccount = Pick<typeof accounts.$inferSelect, 'id' | 'role' | 'email' | 'username' | 'passwordHash' | 'tokenVersion' | 'active'>

const columns = {
  id: accounts.id, role: accounts.role, email: accounts.email, username: accounts.username, passwordHash: accounts.passwordHash, tokenVersion: accounts.tokenVersion, active: accounts.active,
}
const byEmail = (name: string) => sql`lower(${accounts.email}) = lower(${name})`

/** The account of `role` with this e-mail, however its case; an admin's also by user name. */
export const accountByName = async (db: Db, role: Role, name: string): Promise<StaffAccount | undefined> => {
  const typed = name.trim()
  const named = role === 'admin' ? or(byEmail(typed), sql`lower(${accounts.username}) = lower(${typed})`) : byEmail(typed)
  // A user name may be another's address: the address is what counts.
  const [found] = await db.select(columns).from(accounts).where(and(eq(accounts.role, role), named)).orderBy(sql`${byEmail(typed)} desc`).limit(1)
  return found
}

export const accountById = async (db: Db, id: string): Promise<StaffAccount | undefined> => {
  const [found] = await db.select(columns).from(accounts).where(eq(accounts.id, id))
  return found
}
