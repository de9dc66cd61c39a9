import { and, eq, lte, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { prepared } from '#server/db/prepared.ts'
import { rateLimits } from '#server/db/schema.ts'
import type { Limit } from '#server/settings.ts'

/** A counted event: the count including it, and its window. */
export type Counted = { limit: string; subject: string; count: number; window: string }

const expired = sql`${rateLimits.resetsAt} <= now()`
const resetsAt = sql`now() + ${sql.placeholder('windowMs')}::double precision * interval '1 millisecond'`

const counting = (db: Db) =>
  db
    .insert(rateLimits)
    .values({ limit: sql.placeholder('limit'), subject: sql.placeholder('subject'), count: 1, resetsAt })
    .onConflictDoUpdate({
      target: [rateLimits.limit, rateLimits.subject],
      set: {
        count: sql`case when ${expired} then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${expired} then ${resetsAt} else ${rateLimits.resetsAt} end`,
      },
    })
    // As text: a Date has no microseconds, and two windows must not look the same.
    .returning({ limit: rateLimits.limit, subject: rateLimits.subject, count: rateLimits.count, window: sql<string>`${rateLimits.resetsAt}::text` })

/** Counts one more for `subject` and returns the count within the window: one atomic statement. */
export const countOne = async (db: Db, { name: limit, windowMs }: Limit, subject: string): Promise<Counted> => {
  const [row] = await prepared(db, 'count-one', (name) => counting(db).prepare(name)).execute({ limit, subject, windowMs })
  if (!row) throw new Error('an insert returned no row')
  return row
}

/** Uncounts one, in its own window only: one atomic statement. */
export const uncountOne = async (db: Db, { limit, subject, window }: Counted): Promise<void> => {
  await db
    .update(rateLimits)
    .set({ count: sql`${rateLimits.count} - 1` })
    .where(and(eq(rateLimits.limit, limit), eq(rateLimits.subject, subject), sql`${rateLimits.resetsAt} = ${window}::timestamptz`))
}

/** Deletes the counts whose window is over. */
export const purgeExpired = async (db: Db): Promise<void> => {
  await db.delete(rateLimits).where(lte(rateLimits.resetsAt, sql`now()`))
}
