/**
 * `npm run outbox` lists mails and webhooks: first those that wait or were given up, then those sent last. `-- resend
 * <id> ...` queues some again, `-- resend given-up` all that were given up, `-- deliver` sends at once what is due. It
 * uses the database of NETLIFY_DB_URL, else the local one.
 */
import * as z from 'zod/mini'
import { runCommand } from './process/command.ts'
import { withDatabase } from './database/reach.ts'
import { countOf } from '#contracts/figures.ts'
import { db } from '#server/db/client.ts'
import { deliverDue, tellStuck } from '#server/outbox/deliver.ts'
import { recent, resend, resendGivenUp } from '#server/outbox/repository.ts'

type Row = Awaited<ReturnType<typeof recent>>[number]

const stateOf = ({ row, status, error }: Row) => {
  const why = [status, error].filter((part) => part !== null).join(' ')
  if (row.deliveredAt) return `delivered${why ? ` (${why})` : ''}`
  if (row.abandonedAt) return `given up after ${countOf(row.attempts, 'attempt')} (${why})`
  return row.attempts ? `attempt ${row.attempts} failed (${why}), next at ${row.nextAttemptAt.toISOString()}` : 'due'
}

const USAGE = 'npm run outbox -- [list | resend <id> ... | resend given-up | deliver]'

const commands: Record<string, (given: string[]) => Promise<void>> = {
  list: async () => {
    const entries = await recent(db(), 50)
    if (!entries.length) console.log('The outbox is empty.')
    for (const entry of entries) console.log(`${entry.row.id}  ${entry.row.createdAt.toISOString()}  ${entry.row.kind.padEnd(11)}  ${entry.formId}  ${stateOf(entry)}`)
  },
  resend: async (given) => {
    if (!given.length) throw new Error(`Usage: ${USAGE}`)
    const all = given.join() === 'given-up'
    const back = all ? await resendGivenUp(db()) : await resend(db(), given.filter((id) => z.uuid().safeParse(id).success))
    const missing = all ? [] : given.filter((id) => !back.includes(id.toLowerCase()))
    console.log(`Back in line for the next delivery: ${back.length}.`)
    for (const id of missing) console.log(`${id}: there is no such row. \`npm run outbox\` lists them.`)
    process.exitCode = missing.length ? 1 : 0
  },
  deliver: async () => {
    await deliverDue(db())
    await tellStuck(db())
  },
}

const run = async () => {
  const command = commands[process.argv[2] ?? 'list']
  if (!command) throw new Error(`Usage: ${USAGE}`)
  await command(process.argv.slice(3))
}

await runCommand(() => withDatabase(run))
