/** When each scheduled job last completed. */
import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { runs } from '#server/db/schema.ts'

export type Job = (typeof runs.$inferSelect)['job']

export const noteRun = async (db: Db, job: Job): Promise<void> => {
  await db.insert(runs).values({ job, endedAt: sql`now()` }).onConflictDoUpdate({ target: runs.job, set: { endedAt: sql`now()` } })
}
