/** Interns and judges as the admin sees them (spec sections 2, 3, 7). */
import { and, eq, sql, type SQL } from 'drizzle-orm'
import type * as z from 'zod/mini'
import type { Meta } from '#contracts/api/list.ts'
import { ACCOUNT_STATES, type Judge, type judgesQuery, type User, type usersQuery } from '#contracts/api/people.ts'
import { clientsOf } from '#server/clients/totals.ts'
import type { Db } from '#server/db/client.ts'
import { isOneOf, keysOf, listOf, orderOf, type Walk } from '#server/db/listing.ts'
import { accounts, evaluations } from '#server/db/schema.ts'
import { matches } from '#server/db/search.ts'
import { counting } from '#server/evaluations/counting.ts'

export type UsersQuery = z.output<typeof usersQuery>
export type JudgesQuery = z.output<typeof judgesQuery>
type PeopleQuery = Omit<UsersQuery, 'sort'> & { sort?: string | undefined }

const state = sql<(typeof ACCOUNT_STATES)[number]>`case when not ${accounts.active} then 'inactive' when ${accounts.passwordHash} is null then 'invited' else 'active' end`
// The tables by their names: in a selection from one table a column would lose its table's.
const venturesOf = sql<number>`(select count(*)::int from ${evaluations} where ${counting(sql`${evaluations}.judge_id = ${accounts}.id`)})`

type Counted = { name: 'clients' | 'evaluations'; count: SQL<number> }
const allocated: Counted = { name: 'clients', count: clientsOf(sql`${accounts}.id`) }
const scored: Counted = { name: 'evaluations', count: venturesOf }

const wanted = (role: 'intern' | 'judge', query: PeopleQuery) => and(eq(accounts.role, role), query.id ? eq(accounts.id, query.id) : undefined, matches(accounts.search, query.search), query.state && eq(state, query.state))
const orderBy = ({ sort }: PeopleQuery, { name, count }: Counted): SQL[] => {
  const sortable = { email: accounts.email, [name]: count, createdAt: accounts.createdAt }
  return orderOf(sort, sortable, '-createdAt', accounts.id)
}
const selected = (db: Db, { count }: Counted) => db.select({ _id: accounts.id, email: accounts.email, state, createdAt: accounts.createdAt, count }).from(accounts).$dynamic()
const shown = <Row extends { createdAt: Date }>(row: Row) => ({ ...row, createdAt: row.createdAt.toISOString() })
const asUser = ({ count, ...person }: Omit<User, 'clients'> & { count: number }): User => ({ ...person, clients: count })
const asJudge = ({ count, ...person }: Omit<Judge, 'evaluations'> & { count: number }): Judge => ({ ...person, evaluations: count })

/** The accounts of `role`, newest first, each with what is counted, by which they also sort under its own name. */
const listPeople = async (db: Db, role: 'intern' | 'judge', query: PeopleQuery, counted: Counted) => {
  const { data, ...rest } = await listOf(query, {
    rows: ({ limit, offset }) => selected(db, counted).where(wanted(role, query)).orderBy(...orderBy(query, counted)).limit(limit).offset(offset),
    total: () => db.$count(accounts, wanted(role, query)),
  })
  return { people: data.map(shown), ...rest }
}
const walkPeople = (db: Db, role: 'intern' | 'judge', query: PeopleQuery, counted: Counted) => ({
  keys: () => keysOf(db.select({ id: accounts.id }).from(accounts).where(wanted(role, query)).orderBy(...orderBy(query, counted))),
  rows: async (keys: string[]) => (await selected(db, counted).where(isOneOf(accounts.id, keys))).map(shown),
})

export const listUsers = async (db: Db, query: UsersQuery): Promise<{ data: User[]; meta?: Meta }> => {
  const { people, ...rest } = await listPeople(db, 'intern', query, allocated)
  return { data: people.map(asUser), ...rest }
}

export const listJudges = async (db: Db, query: JudgesQuery): Promise<{ data: Judge[]; meta?: Meta }> => {
  const { people, ...rest } = await listPeople(db, 'judge', query, scored)
  return { data: people.map(asJudge), ...rest }
}

/** All interns that `query` asks for, for an export. */
export const walkUsers = (db: Db, query: UsersQuery): Walk<User> => {
  const walk = walkPeople(db, 'intern', query, allocated)
  return { ...walk, rows: async (keys) => (await walk.rows(keys)).map(asUser) }
}

/** All judges that `query` asks for, for an export. */
export const walkJudges = (db: Db, query: JudgesQuery): Walk<Judge> => {
  const walk = walkPeople(db, 'judge', query, scored)
  return { ...walk, rows: async (keys) => (await walk.rows(keys)).map(asJudge) }
}
