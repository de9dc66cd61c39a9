/** Clients that the public lookup can't tell apart: mostly somebody who was entered twice (docs/decisions/clients.md). */
import { and, asc, eq, ne } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Namesake } from '#contracts/api/clients.ts'
import { foldName } from '#contracts/field-rules.ts'
import type { Db } from '#server/db/client.ts'
import { moment } from '#server/db/rows.ts'
import { accounts, clients } from '#server/db/schema.ts'

const one = alias(clients, 'one')

/** The namesakes of the client `id`, oldest first; if `ownerId` is given, only that intern's. The last name is compared as the lookup does it, so not in the database. */
export const namesakesOf = async (db: Db, id: string, ownerId?: string): Promise<Namesake[]> => {
  const rows = await db
    .select({ id: clients.id, status: clients.status, lastName: clients.lastName, of: one.lastName, ownerId: clients.ownerId, email: accounts.email, createdAt: clients.createdAt })
    .from(clients)
    .innerJoin(one, and(eq(one.id, id), eq(one.lookupKey, clients.lookupKey), ne(one.id, clients.id)))
    .innerJoin(accounts, eq(accounts.id, clients.ownerId))
    .where(ownerId === undefined ? undefined : eq(clients.ownerId, ownerId))
    .orderBy(asc(clients.createdAt), asc(clients.id))
  return rows
    .filter((row) => foldName(row.lastName) === foldName(row.of))
    .map((row) => ({ _id: row.id, status: row.status, user: { _id: row.ownerId, email: row.email }, createdAt: moment(row.createdAt) }))
}
