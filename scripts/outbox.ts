/**
 * `npm run outbox` lists what was and is to be told of submissions; `-- resend <id>` puts one back in line, and
 * `-- deliver` sends what is due here and now. It talks to the database of NETLIFY_DB_URL, else to the local one.
 */
import { runCommand } from './command.ts'
import { withDatabase } from './reach-database.ts'
import { db } from '#server/db/client.ts'
import { deliverDue } from '#server/outbox/deliver.ts'
import { recent, resend } from '#server/outbox/repository.ts'

type Row = Awaited<ReturnType<typeof recent>>[number]

const stateOf = ({ row, status, error }: Row) => {
  const why = [status, error].filter((part) => part !== null).join(' ')
  if (row.deliveredAt) return `delivered${why ? ` (${why})` : ''}`
  if (row.abandonedAt) return `given up after ${row.attempts} attempts (${why})`
  return row.attempts ? `attempt ${row.attempts} failed (${why}), next at ${row.nextAttemptAt.toISOString()}` : 'due'
}

const commands: Record<string, (id?: string) => Promise<void>> = {
  list: async () => {
    for (const entry of await recent(db(), 50)) console.log(`${entry.row.id}  ${entry.row.createdAt.toISOString()}  ${entry.row.kind.padEnd(11)}  ${entry.formId}  ${stateOf(entry)}`)
  },
  resend: async (id = '') => {
    const found = /^[0-9a-f-]{36}$/i.test(id) && (await resend(db(), id))
    console.log(found ? 'Back in line: it leaves with the next delivery.' : 'There is no such row: `npm run outbox` lists them.')
    process.exitCode = found ? 0 : 1
  },
  deliver: () => deliverDue(db()),
}

const run = async () => {
  const command = commands[process.argv[2] ?? 'list']
  if (!command) throw new Error('npm run outbox -- [list | resend <id> | deliver]')
  await command(process.argv[3])
}

await runCommand(() => withDatabase(run))
