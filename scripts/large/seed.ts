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
 * Adds `size` to a database that has the demo data. Every row follows from its number alone, so a second run finds its
 * rows there and adds nothing, and one that was interrupted is completed; only what the dates count back from is `today`.
 * @throws where the database is not local: production gets no demo accounts
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
  // As a database that has run for a while: its planner knows the rows, its indexes answer without a look at the table.
  await db().execute(sql`vacuum analyze`)
  console.log(`Large data: ${size.clients} clients of ${interns.length} interns, ${size.submissions} submissions, ${judges.length * size.ventures} evaluations.`)
}
