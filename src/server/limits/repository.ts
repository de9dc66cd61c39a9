import { and, eq, gt, sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { rateLimits } from '#server/db/schema.ts'
import type { Limit } from '#server/settings.ts'

/** Counts one more for `subject` and tells the count within the window: one atomic statement. */
export const countOne = async (db: Db, limit: Limit, subject: string): Promise<number> => {
  const expired = sql`${rateLimits.resetsAt} <= now()`
  const resetsAt = sql`now() + ${limit.windowMs} * interval '1 millisecond'`
  const [row] = await db
    .insert(rateLimits)
    .values({ limit: limit.name, subject, count: 1, resetsAt })
    .onConflictDoUpdate({
      target: [rateLimits.limit, rateLimits.subject],
      set: {
        count: sql`case when ${expired} then 1 else ${rateLimits.count} + 1 end`,
        resetsAt: sql`case when ${expired} then ${resetsAt} else ${rateLimits.resetsAt} end`,
      },
    })
    .returning({ count: rateLimits.count })
  return row?.count ?? 0
}

/** The count within the window that is still open, without adding to it. */
export const currentCount = async (db: Db, limit: Limit, subject: string): Promise<number> => {
  const [row] = await db
    .select({ count: rateLimits.count })
    .from(rateLimits)
    .where(and(eq(rateLimits.limit, limit.name), eq(rateLimits.subject, subject), gt(rateLimits.resetsAt, sql`now()`)))
  return row?.count ?? 0
}
