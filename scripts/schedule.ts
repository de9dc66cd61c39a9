/**
 * `npm run schedule -- every-minute | nightly`: what the platform's schedules do (`netlify/functions/deliver.ts`, `retain.ts`),
 * for a cron job elsewhere. It talks to the database of NETLIFY_DB_URL, else to the local one.
 */
import { withDatabase } from './reach-database.ts'
import { everyMinute } from '#server/every-minute.ts'
import { retain } from '#server/retention/run.ts'

const jobs: Record<string, () => Promise<void>> = { 'every-minute': everyMinute, nightly: retain }

const job = jobs[process.argv[2] ?? '']
if (!job) throw new Error('npm run schedule -- [every-minute | nightly]')
await withDatabase(job)
