/**
 * `npm run schedule -- hourly | nightly`: what the platform's schedules do (`netlify/functions/deliver.ts`, `retain.ts`),
 * for a cron job elsewhere. It uses the database of NETLIFY_DB_URL, else the local one.
 */
import { runCommand } from './process/command.ts'
import { withDatabase } from './database/reach.ts'
import { env } from '#server/env.ts'
import { hourly } from '#server/hourly.ts'
import { retain } from '#server/retention/run.ts'

const jobs: Record<string, () => Promise<boolean>> = { hourly, nightly: retain }

const run = async () => {
  const job = jobs[process.argv[2] ?? '']
  if (!job) throw new Error('Usage: npm run schedule -- [hourly | nightly]')
  await withDatabase(async () => {
    // A missing variable is named here; the job's log would tell only that something is wrong.
    env()
    // A failure is reported to whatever runs the schedule by the exit code.
    if (!(await job())) process.exitCode = 1
  })
}

await runCommand(run)
