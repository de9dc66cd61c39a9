/** Clients by the page: an intern's own, or everybody's. */
import { and, eq, inArray, type SQL } from 'drizzle-orm'
import type { Client, ClientsQuery } from '#contracts/api/clients.ts'
import type { Meta } from '#contracts/api/list.ts'
import { clientColumns, toClient } from '#server/clients/row.ts'
import type { Db } from '#server/db/client.ts'
import { isOneOf, keysOf, listOf, orderOf, type Walk } from '#server/db/listing.ts'
import { accounts, clients } from '#server/db/schema.ts'
import { matches } from '#server/db/search.ts'

const SORTED = {
  lastName: clients.lastName, firstName: clients.firstName, age: clients.age, status: clients.status,
  dateOfBirth: clients.dateOfBirth, createdAt: clients.createdAt, updatedAt: clients.updatedAt,
}

const wanted = ({ search, status, user }: ClientsQuery): SQL | undefined =>
  and(user ? eq(clients.ownerId, user) : undefined, status ? eq(clients.status, status) : undefined, matches(clients.search, search))

const orderBy = ({ sort }: ClientsQuery): SQL[] => orderOf(sort, SORTED, '-createdAt', clients.id)
/** Which clients `query` asks for, in its order: from an index alone, however deep the page. */
const wantedIds = (db: Db, query: ClientsQuery) => db.select({ id: clients.id }).from(clients).where(wanted(query)).orderBy(...orderBy(query)).$dynamic()
const selected = (db: Db) => db.select(clientColumns).from(clients).innerJoin(accounts, eq(accounts.id, clients.ownerId)).$dynamic()

/** The clients that `query` asks for, in its order, from `offset`, at most `limit`. */
export const clientRows = async (db: Db, query: ClientsQuery, { limit, offset }: { limit: number; offset: number }): Promise<Client[]> => {
  const rows = await selected(db).where(inArray(clients.id, wantedIds(db, query).limit(limit).offset(offset))).orderBy(...orderBy(query))
  return rows.map(toClient)
}

/** All that `query` asks for, for an export; of one intern's where `ownerId` says whose. */
export const walkClients = (db: Db, query: ClientsQuery, ownerId?: string): Walk<Client> => ({
  keys: () => keysOf(wantedIds(db, ownerId === undefined ? query : { ...query, user: ownerId })),
  rows: async (keys) => (await selected(db).where(isOneOf(clients.id, keys))).map(toClient),
})

/** The answer of a list of clients; of one intern's where `ownerId` says whose. */
export const listClients = (db: Db, query: ClientsQuery, ownerId?: string): Promise<{ data: Client[]; meta?: Meta }> => {
  const scoped = ownerId === undefined ? query : { ...query, user: ownerId }
  return listOf(query, { rows: (page) => clientRows(db, scoped, page), total: () => db.$count(clients, wanted(scoped)) })
}
