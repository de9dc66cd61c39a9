import { sql } from 'drizzle-orm'
import { demoEmail } from '../demo/sign-in.ts'
import { largeClients, largeEvents } from './clients.ts'
import { largeEvaluations } from './evaluations.ts'
import { insertAll } from './insert.ts'
import { staffOf } from './staff.ts'
import { largeFiles, largeSubmissions } from './submissions.ts'
import { db } from '#server/db/client.ts'
import { clientEvents, clients, evaluations, submissionFiles, submissions } from '#server/db/schema.ts'
import { isLocal } from '#server/env.ts'

export type Size = { clients: number; interns: number; submissions: number; judges: number; ventures: number }
export const LARGE: Size = { clients: 100_000, interns: 20, submissions: 10_000, judges: 50, ventures: 100 }

/**
 * Adds `size` to a database that has the demo data. Every row is derived from its number, so a second run finds its rows
 * and adds nothing, and completes one that was interrupted; only dates depend on `today`.
 * @throws if the database is not local: production gets no demo accounts
 */
export const seedLarge = async (size: Size, today = new Date()): Promise<void> => {
  if (!isLocal()) throw new Error('The large data is for a local database only.')
  const interns = await staffOf('intern', size.interns, ['intern', 'intern2'].map(demoEmail), today)
  const judges = await staffOf('judge', size.judges, ['judge', 'judge2', 'judge3'].map(demoEmail), today)
  await insertAll(clients, largeClients(size.clients, interns, today))
  await insertAll(clientEvents, largeEvents(size.clients, interns, today))
  await insertAll(evaluations, largeEvaluations(judges, size.ventures, today))
  await insertAll(submissions, largeSubmissions(size.submissions, today))
  await insertAll(submissionFiles, largeFiles(size.submissions))
  // Like a database that has run for a while: the planner has statistics, and index-only scans are possible.
  await db().execute(sql`vacuum analyze`)
  console.log(`Large data: ${size.clients} clients of ${interns.length} interns, ${size.submissions} submissions, ${judges.length * size.ventures} evaluations.`)
}
