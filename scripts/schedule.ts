/**
 * `npm run schedule -- every-minute | nightly`: what the platform's schedules do (`netlify/functions/deliver.ts`, `retain.ts`),
 * for a cron job elsewhere. It talks to the database of NETLIFY_DB_URL, else to the local one.
 */
import { runCommand } from './command.ts'
import { withDatabase } from './reach-database.ts'
import { everyMinute } from '#server/every-minute.ts'
import { retain } from '#server/retention/run.ts'

const jobs: Record<string, () => Promise<boolean>> = { 'every-minute': everyMinute, nightly: retain }

const run = async () => {
  const job = jobs[process.argv[2] ?? '']
  if (!job) throw new Error('npm run schedule -- [every-minute | nightly]')
  // A schedule tells its keeper of what failed by its exit code.
  await withDatabase(async () => { if (!(await job())) process.exitCode = 1 })
}

await runCommand(run)
