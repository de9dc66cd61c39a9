/**
 * `npm run db:migrate` applies the migrations that the database lacks, for a Postgres elsewhere than on the platform
 * (docs/deploying.md), and notes them in the same table as the platform. It uses the database of NETLIFY_DB_URL, else
 * the local one.
 */
import { globSync } from 'node:fs'
import path from 'node:path'
import { MIGRATIONS, migrate } from './database/embedded.ts'
import { withDatabase } from './database/reach.ts'
import { runCommand } from './process/command.ts'

const names = () => globSync(`${MIGRATIONS}/*.sql`).map((file) => path.basename(file, '.sql')).sort()

/** An error of the database doesn't say whose it is. */
const named = (name: string) => (error: unknown) => { throw new Error(`${name}: ${error instanceof Error ? error.message : String(error)}`) }

const migrateEach = async () => {
  let count = 0
  for (const name of names()) {
    const [applied] = await migrate(process.env.NETLIFY_DB_URL!, name).catch(named(name))
    if (!applied) continue
    console.log(`Migration: ${applied}`)
    count += 1
  }
  if (!count) console.log('The database has every migration.')
}

await runCommand(() => withDatabase(migrateEach))
