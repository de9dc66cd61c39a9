/** Interns and judges as the admin sees them (spec sections 2, 3, 7). */
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Meta } from '#contracts/api/list.ts'
import { ACCOUNT_STATES, type Judge, type User, type usersQuery } from '#contracts/api/people.ts'
import { clientsOf } from '#server/clients/totals.ts'
import type { Db } from '#server/db/client.ts'
import { isOneOf, keysOf, listOf, orderOf, type Walk } from '#server/db/listing.ts'
import { accounts, evaluations } from '#server/db/schema.ts'
import { matches } from '#server/db/search.ts'
import { counting } from '#server/evaluations/counting.ts'

type Query = Omit<z.output<typeof usersQuery>, 'sort'> & { sort?: string | undefined }

const state = sql<(typeof ACCOUNT_STATES)[number]>`case when not ${accounts.active} then 'inactive' when ${accounts.passwordHash} is null then 'invited' else 'active' end`

/** The accounts of `role`, each with `count` under the name `counted`, by which they also sort. */
const peopleOf = <Person extends User | Judge>(db: Db, role: 'intern' | 'judge', counted: Exclude<keyof Person, keyof User & keyof Judge> & string, count: SQL<number>) => {
  const wanted = (query: Query) => and(eq(accounts.role, role), query.id ? eq(accounts.id, query.id) : undefined, matches(accounts.search, query.search), query.state && eq(state, query.state))
  const orderBy = ({ sort }: Query): SQL[] => orderOf(sort, { email: accounts.email, [counted]: count, createdAt: accounts.createdAt }, accounts.id)
  const selected = () => db.select({ _id: accounts.id, email: accounts.email, state, createdAt: accounts.createdAt, [counted]: count }).from(accounts).$dynamic()
  const shown = (row: { createdAt: Date }) => ({ ...row, createdAt: row.createdAt.toISOString() }) as Person
  return {
    /** The accounts that `query` selects, newest first unless it says otherwise. */
    list: (query: Query): Promise<{ data: Person[]; meta?: Meta }> =>
      listOf(query, {
        rows: async ({ limit, offset }) => (await selected().where(wanted(query)).orderBy(...orderBy(query)).limit(limit).offset(offset)).map(shown),
        total: () => db.$count(accounts, wanted(query)),
      }),
    /** All that `query` selects, for an export. */
    walk: (query: Query): Walk<Person> => ({
      keys: () => keysOf(db.select({ id: accounts.id }).from(accounts).where(wanted(query)).orderBy(...orderBy(query))),
      rows: async (keys) => (await selected().where(isOneOf(accounts.id, keys))).map(shown),
    }),
  }
}

// Tables by their names: in a selection from one table Drizzle omits the table's name before a column.
/** Interns, with the clients allocated to each. */
export const interns = (db: Db) => peopleOf<User>(db, 'intern', 'clients', clientsOf(sql`${accounts}.id`))
/** Judges, with the evaluations of each that count. */
export const judges = (db: Db) =>
  peopleOf<Judge>(db, 'judge', 'evaluations', sql`(select count(*)::int from ${evaluations} where ${counting(sql`${evaluations}.judge_id = ${accounts}.id`)})`)
