/** Accounts as signing in looks them up. */
import { and, eq, or, sql } from 'drizzle-orm'
import type { Role } from '#contracts/roles.ts'
import type { Db } from '#server/db/client.ts'
import { accounts } from '#server/db/schema.ts'

export type StaffAccount = Pick<typeof accounts.$inferSelect, 'id' | 'role' | 'email' | 'username' | 'passwordHash' | 'tokenVersion' | 'active'>

const columns = {
  id: accounts.id, role: accounts.role, email: accounts.email, username: accounts.username, passwordHash: accounts.passwordHash, tokenVersion: accounts.tokenVersion, active: accounts.active,
}
const byEmail = sql`lower(${accounts.email}) = typed.name`
const byEither = or(byEmail, sql`lower(${accounts.username}) = typed.name`)

/**
 * The name in lower case, and the account of `role` with this e-mail, ignoring case; an admin's also by user name. The
 * database converts every name to lower case: JavaScript differs for some letters.
 */
export const whoIs = async (db: Db, role: Role, name: string): Promise<{ name: string; account: StaffAccount | undefined }> => {
  const named = role === 'admin' ? byEither : byEmail
  // A user name may be another account's address: the address wins.
  const [{ account, ...read } = { name, account: null }] = await db.select({ name: sql<string>`typed.name`, account: columns }).from(sql`(select lower(${name.trim()}) as name) as typed`)
    .leftJoin(accounts, and(eq(accounts.role, role), named)).orderBy(sql`${byEmail} desc`).limit(1)
  return { ...read, account: account ?? undefined }
}

export const accountByName = async (db: Db, role: Role, name: string): Promise<StaffAccount | undefined> => (await whoIs(db, role, name)).account

export const accountById = async (db: Db, id: string): Promise<StaffAccount | undefined> => {
  const [found] = await db.select(columns).from(accounts).where(eq(accounts.id, id))
  return found
}
