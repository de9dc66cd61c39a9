/** Clients by the page: an intern's own, or everybody's. */
import { and, eq, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { Client, ClientsQuery } from '#contracts/api/clients.ts'
import type { Meta } from '#contracts/api/list.ts'
import type { ClientStatus } from '#contracts/client-status.ts'
import { clientColumns, toClient } from '#server/clients/row.ts'
import { totalOfClients } from '#server/clients/totals.ts'
import type { Db } from '#server/db/client.ts'
import { isOneOf, isOnPage, keysOf, orderOf, pageOf, type Walk } from '#server/db/listing.ts'
import { prepared } from '#server/db/prepared.ts'
import { accounts, clients } from '#server/db/schema.ts'
import { meets, searchQuery } from '#server/db/search.ts'

const SORTED = {
  lastName: [clients.lastNameSort, clients.firstNameSort], firstName: [clients.firstNameSort, clients.lastNameSort], age: clients.age, status: clients.status,
  dateOfBirth: clients.dateOfBirth, createdAt: clients.createdAt, updatedAt: clients.updatedAt,
}

/** The list's filters: values, or their placeholders in a statement that is built once. */
type Asked<Value> = { user?: Value | string; status?: Value | ClientStatus; words?: Value | string }

const askedOf = ({ user, status, search }: ClientsQuery, ownerId = user): Asked<never> => {
  const words = searchQuery(search)
  return { ...(ownerId && { user: ownerId }), ...(status && { status }), ...(words !== undefined && { words }) }
}
const placesOf = (asked: Asked<never>): Asked<Placeholder> => Object.fromEntries(Object.keys(asked).map((name) => [name, sql.placeholder(name)]))

const wanted = ({ user, status, words }: Asked<Placeholder>): SQL | undefined =>
  and(user ? eq(clients.ownerId, user) : undefined, status ? eq(clients.status, status) : undefined, words === undefined ? undefined : meets(clients.search, words))

type Sort = ClientsQuery['sort']
const orderBy = (sort: Sort): SQL[] => orderOf(sort, SORTED, clients.id)
/** The ids of the page, in order: from an index alone, however deep the page. */
const wantedIds = (db: Db, asked: Asked<Placeholder>, sort: Sort) => db.select({ id: clients.id }).from(clients).where(wanted(asked)).orderBy(...orderBy(sort)).$dynamic()
const selected = (db: Db) => db.select(clientColumns).from(clients).innerJoin(accounts, eq(accounts.id, clients.ownerId)).$dynamic()

/** The total: matches of a search are counted through its index, every other total is maintained by triggers. */
const totalOf = (asked: Asked<Placeholder>): SQL<number> =>
  asked.words === undefined ? totalOfClients(asked) : sql<number>`(select count(*)::int from ${clients} where ${wanted(asked)})`

/** The statement of a page with its total. The database keeps its plan too, except where the best plan depends on how often a word or a status occurs. */
const pageStatement = (db: Db, asked: Asked<never>, sort: Sort = '-createdAt') => {
  const shape = ['clients', sort, ...Object.keys(asked)].join(' ')
  return prepared(db, shape, (name) => {
    const places = placesOf(asked)
    const ids = wantedIds(db, places, sort).limit(sql.placeholder('limit')).offset(sql.placeholder('offset'))
    return db
      .select({ ...clientColumns, total: totalOf(places) }).from(clients).innerJoin(accounts, eq(accounts.id, clients.ownerId))
      .where(isOnPage(clients.id, ids)).orderBy(...orderBy(sort)).prepare(asked.status === undefined && asked.words === undefined ? name : '')
  })
}

/** All that `query` asks for, for an export; where `ownerId` is given, only that intern's. */
export const walkClients = (db: Db, query: ClientsQuery, ownerId?: string): Walk<Client> => ({
  keys: () => keysOf(wantedIds(db, askedOf(query, ownerId), query.sort)),
  rows: async (keys) => (await selected(db).where(isOneOf(clients.id, keys))).map(toClient),
})

/** The answer of a list of clients; where `ownerId` is given, only that intern's. */
export const listClients = async (db: Db, query: ClientsQuery, ownerId?: string): Promise<{ data: Client[]; meta?: Meta }> => {
  const asked = askedOf(query, ownerId)
  const { whole, page, pageSize, limit, offset } = pageOf(query)
  const rowsFrom = (from: { limit: number; offset: number }) => pageStatement(db, asked, query.sort).execute({ ...asked, ...from })
  const rows = await rowsFrom({ limit, offset })
  const data = rows.map(toClient)
  if (whole) return { data }
  // Each row has the total; beyond the last page there is no row.
  const [first] = rows.length || !offset ? rows : await rowsFrom({ limit: 1, offset: 0 })
  return { data, meta: { total: first?.total ?? 0, page, pageSize } }
}
