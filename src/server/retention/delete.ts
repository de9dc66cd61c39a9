/** Deletes what has reached the end of its retention (trust row 12; docs/decisions/retention.md). */
import { sql, type SQL } from 'drizzle-orm'
import { RETENTION_MONTHS } from '#contracts/forms/retention.ts'
import { allForms } from '#contracts/forms/registry.ts'
import { NOBODY, trail } from '#server/audit/trail.ts'
import type { Db } from '#server/db/client.ts'
import { onlyRowOf } from '#server/db/rows.ts'
import { submissionFiles, submissions } from '#server/db/schema.ts'
import { retention } from '#server/settings.ts'

type Deleted = { submissions: number; files: number }

/** Calendar months before `now`, counted in UTC. What came at that very moment is still kept. */
const before = (months: SQL | number, now: Date): SQL =>
  sql`((${now.toISOString()}::timestamptz at time zone 'UTC') - make_interval(months => ${months}::int)) at time zone 'UTC'`

const monthsOf = sql`coalesce(terms.months, ${RETENTION_MONTHS.submission}::int)`

/**
 * One batch: at most `batch` submissions with all that belongs to them, and `batch` files of younger ones, oldest first,
 * and a line of the trail with their counts; one statement, so that nothing goes without its line. Two runs at once take
 * different rows.
 */
const deleteBatch = (db: Db, now: Date, batch: number): Promise<Deleted> => {
  const forms = sql`${sql.param(allForms.map(({ id }) => id))}::text[], ${sql.param(allForms.map(({ retentionMonths }) => retentionMonths))}::int[]`
  return onlyRowOf(db, sql`
    with terms as (select * from unnest(${forms}) as terms (form_id, months)),
    old as (
      select ${submissions.id} as id from ${submissions} left join terms on terms.form_id = ${submissions.formId}
      where ${submissions.createdAt} < ${before(monthsOf, now)}
      order by ${submissions.createdAt} limit ${batch} for update of ${submissions} skip locked
    ),
    old_files as (
      select ${submissionFiles.id} as id from ${submissionFiles} inner join ${submissions} on ${submissions.id} = ${submissionFiles.submissionId}
      where ${submissions.createdAt} < ${before(RETENTION_MONTHS.file, now)} and not exists (select from old where old.id = ${submissions.id})
      order by ${submissions.createdAt} limit ${batch} for update of ${submissionFiles} skip locked
    ),
    gone as (delete from ${submissions} using old where ${submissions.id} = old.id returning 1),
    gone_files as (delete from ${submissionFiles} using old_files where ${submissionFiles.id} = old_files.id returning 1),
    counted as (select (select count(*)::int from gone) as submissions, (select count(*)::int from gone_files) as files),
    ${trail(sql`select ${NOBODY}, 'retention.delete', null, null, to_jsonb(counted) from counted where submissions + files > 0`)}
    select * from counted`)
}

const sum = (one: Deleted, other: Deleted): Deleted => ({ submissions: one.submissions + other.submissions, files: one.files + other.files })

/** Batch after batch, until nothing is too old or the time of a scheduled function is nearly over: the next run goes on. */
export const deleteExpired = async (db: Db, { now = new Date(), batch = retention.batch } = {}): Promise<Deleted> => {
  const until = performance.now() + retention.budgetMs
  let all: Deleted = { submissions: 0, files: 0 }
  for (;;) {
    const deleted = await deleteBatch(db, now, batch)
    all = sum(all, deleted)
    const done = deleted.submissions < batch && deleted.files < batch
    if (done || performance.now() > until) return all
  }
}
