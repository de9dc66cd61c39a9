/** A client between its row and the contract. */
import { eq, sql, type SQL } from 'drizzle-orm'
import type { Client, ClientEdit } from '#contracts/api/clients.ts'
import { moment } from '#server/db/rows.ts'
import { accounts, clients } from '#server/db/schema.ts'
import { searchWords } from '#server/db/search.ts'
import { lookupKey } from '#server/clients/lookup-key.ts'

/** The columns of an answer; the owner comes from the joined account. */
export const clientColumns = {
  id: clients.id, firstName: clients.firstName, middleName: clients.middleName, lastName: clients.lastName, age: clients.age, status: clients.status,
  dateOfBirth: clients.dateOfBirth, ownerId: clients.ownerId, ownerEmail: accounts.email, version: clients.version,
  createdAt: clients.createdAt, updatedAt: clients.updatedAt,
}

/** The same for a row that a statement writes, without a join. */
export const returned = (): SQL => {
  const { ownerEmail, ...own } = clientColumns
  const columns = Object.entries(own).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`)
  return sql`${sql.join(columns, sql`, `)}, (select ${ownerEmail} from ${accounts} where ${eq(accounts.id, clients.ownerId)}) as "ownerEmail"`
}

/** A row from either; a timestamp is a date, or text as Postgres writes it. */
export type ClientRow = Omit<Client, '_id' | 'user' | 'createdAt' | 'updatedAt'> & {
  id: string; ownerId: string; ownerEmail: string; createdAt: Date | string; updatedAt: Date | string
}

export const toClient = (row: ClientRow): Client => ({
  _id: row.id, firstName: row.firstName, middleName: row.middleName, lastName: row.lastName, age: row.age, status: row.status, dateOfBirth: row.dateOfBirth,
  user: { _id: row.ownerId, email: row.ownerEmail }, version: row.version, createdAt: moment(row.createdAt), updatedAt: moment(row.updatedAt),
})

type Fields = Omit<ClientEdit, 'note' | 'version'>

/** The fields of a client as they are stored and answered; the type requires each field of the contract. */
export const fieldsOf = ({ firstName, middleName, lastName, age, status, dateOfBirth }: Fields): Pick<Client, keyof Fields> => ({
  firstName, middleName: middleName || null, lastName, age, status, dateOfBirth,
})

type Named = { firstName: string; middleName?: string | null | undefined; lastName: string; dateOfBirth: string | null }

/** Values derived from name and birthday and stored beside them: the key of the public lookup, the search text of lists. */
export const derived = ({ firstName, middleName, lastName, dateOfBirth }: Named) => ({
  lookupKey: dateOfBirth === null ? null : lookupKey(firstName, dateOfBirth),
  search: searchWords(firstName, middleName, lastName),
})

/** The columns that a statement writes for a sent client, with their values. */
export const assigned = (sent: Fields): { column: SQL; value: SQL }[] => {
  const values = { ...fieldsOf(sent), ...derived(sent) }
  return (Object.keys(values) as (keyof typeof values)[]).map((name) => ({
    column: sql`${sql.identifier(clients[name].name)}`, value: sql`${values[name]}::${sql.raw(clients[name].getSQLType())}`,
  }))
}
