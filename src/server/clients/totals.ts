/** How many clients there are, without counting them: sums of the figures that triggers maintain (migration 0006). */
import { and, eq, sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { ClientStatus } from '#contracts/client-status.ts'
import { clientTotals } from '#server/db/schema.ts'

const sum = sql<number>`coalesce(sum(${clientTotals.total}), 0)::int`

type Asked = { user?: Placeholder | SQL | string | undefined; status?: Placeholder | ClientStatus | undefined }

/** The clients of an intern, in a status, or all: one figure, as a part of a statement. */
export const totalOfClients = ({ user, status }: Asked): SQL<number> => {
  const wanted = and(user ? eq(clientTotals.ownerId, user) : undefined, status ? eq(clientTotals.status, status) : undefined)
  return sql<number>`(select ${sum} from ${clientTotals} where ${wanted ?? true})`
}

/** `key` and `count` of each status that a client has or had. */
export const clientsByStatus: SQL = sql`select ${clientTotals.status} as key, ${sum} as count from ${clientTotals} group by ${clientTotals.status}`

/** Of the account in the statement around it, by the table's own name. */
export const clientsOf = (account: SQL): SQL<number> => totalOfClients({ user: account })
