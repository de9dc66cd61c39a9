/** The dashboard's counters and charts, counted by the database in one statement. */
import { sql } from 'drizzle-orm'
import type { Overview } from '#contracts/api/overview.ts'
import { CLIENT_STATUSES } from '#contracts/client-status.ts'
import { clientsByStatus } from '#server/clients/totals.ts'
import type { Db } from '#server/db/client.ts'
import { onlyRowOf } from '#server/db/rows.ts'
import { accounts, submissions } from '#server/db/schema.ts'
import { rankedVentures } from '#server/evaluations/ranking/ranking.ts'

const WEEKS = 12
/** As many ventures as a chart can show at once. */
const VENTURES = 12

type Counted = {
  users: number
  statuses: Record<string, number>
  newSubmissions: number
  /** The Mondays, oldest first. */
  weeks: string[]
  sent: { week: string; form: string; count: number }[]
}

/** `select key, count` as one object; empty where there is nothing to count. */
const byKey = (counts: ReturnType<typeof sql>) => sql`(select coalesce(json_object_agg(key, count), '{}') from (${counts}) as counted)`
const thisMonday = sql`date_trunc('week', now() at time zone 'UTC')::date`
const firstMonday = sql`${thisMonday} - ${sql.raw(String(7 * (WEEKS - 1)))}`
const mondayOf = sql`date_trunc('week', ${submissions.createdAt} at time zone 'UTC')::date`

const count = (db: Db): Promise<Counted> =>
  onlyRowOf(db, sql`
    select
      (select count(*)::int from ${accounts} where role = 'intern') as users,
      ${byKey(clientsByStatus)} as statuses,
      (select count(*)::int from ${submissions} where not spam and state = 'new') as "newSubmissions",
      (select json_agg(week) from (select (${firstMonday} + 7 * i)::text as week from generate_series(0, ${sql.raw(String(WEEKS - 1))}) as i) as mondays) as weeks,
      (select coalesce(json_agg(counted), '[]') from (
        select ${mondayOf}::text as week, form_id as form, count(*)::int as count from ${submissions}
        where not spam and ${submissions.createdAt} >= (${firstMonday})::timestamp at time zone 'UTC' group by 1, 2
      ) as counted) as sent`)

/** A count for each form used in these weeks, in every week: 0, not a gap, where nothing came. */
const byWeek = ({ weeks, sent }: Counted): Overview['submissionsByWeek'] => {
  const forms = [...new Set(sent.map(({ form }) => form))].sort()
  return weeks.flatMap((week) => forms.map((form) => ({ week, form, count: sent.find((one) => one.week === week && one.form === form)?.count ?? 0 })))
}

/** Everything that the dashboard shows at a glance: spam is left out. */
export const figures = async (db: Db): Promise<Overview> => {
  const [counted, ventures] = await Promise.all([count(db), rankedVentures(db)])
  const clientsByStatus = CLIENT_STATUSES.map((status) => ({ status, count: counted.statuses[status] ?? 0 }))
  return {
    users: counted.users, clients: clientsByStatus.reduce((sum, { count: those }) => sum + those, 0),
    newSubmissions: counted.newSubmissions, clientsByStatus, submissionsByWeek: byWeek(counted),
    venturesByCategory: ventures.slice(0, VENTURES).map(({ ventureName, mean, categories }) => ({ ventureName, mean, categories: categories.map((one) => one.mean) })),
    leaders: ventures.filter(({ mean }) => mean === ventures[0]?.mean).length,
  }
}
