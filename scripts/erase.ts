/**
 * `npm run erase -- <email>` shows what is stored about a person, by the address that they gave in the site's forms;
 * `npm run erase -- --client <id>` shows a client. With `--yes` this is erased, for good. It uses the database of
 * NETLIFY_DB_URL, else the local one; what it doesn't reach is in docs/decisions/erasure.md.
 */
import { parseArgs } from 'node:util'
import { eq, sql } from 'drizzle-orm'
import * as z from 'zod/mini'
import { runCommand } from './process/command.ts'
import { withDatabase } from './database/reach.ts'
import { countOf } from '#contracts/figures.ts'
import { formById } from '#contracts/forms/registry.ts'
import { attempt } from '#lib/attempt.ts'
import { db } from '#server/db/client.ts'
import { accounts } from '#server/db/schema.ts'
import { clientsNaming, eraseClient, findClient } from '#server/erasure/client.ts'
import { erasedBefore, erasePerson, findPerson, traceOf, type Found } from '#server/erasure/submissions.ts'
import { plainAddress } from '#server/mail/mail.ts'

const USAGE = 'npm run erase -- <email> [--yes], or npm run erase -- --client <id> [--yes]'

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10)

const lineOf = ({ id, formId, createdAt, files, notes, told }: Found) =>
  `  ${id}  ${dayOf(createdAt)}  ${formById(formId)?.title ?? formId}: ${countOf(files, 'file')}, ${countOf(notes, 'note')}, ${countOf(told, 'email or webhook', 'emails or webhooks')}`

const listOf = (ids: string[]) => ids.map((id) => `  ${id}`).join('\n')

const askForYes = () => console.log('\nNothing is erased yet. The same command with --yes erases it; that can’t be undone.')

const warnOfStaff = async (email: string) => {
  const found = await db().select({ role: accounts.role }).from(accounts).where(eq(sql`lower(${accounts.email})`, email.toLowerCase()))
  for (const { role } of found) console.log(`There is a staff account (${role}) with this address. It is not erased: deactivate it ${role === 'admin' ? 'with npm run admin:deactivate' : 'on the admin dashboard'}.`)
}

const tellOfBefore = async (email: string) => {
  if (!attempt(() => traceOf(email))) return console.log('Without the site’s three keys nobody can tell whether this address was erased before.')
  const lines = (await erasedBefore(db(), email)).map(({ at, details }) => `  ${dayOf(at)}  ${countOf(Number(details['submissions']), 'submission')}`)
  if (lines.length) console.log(`Erased before:\n${lines.join('\n')}`)
}

const person = async (email: string, yes: boolean) => {
  const { sent, mentions } = await findPerson(db(), email)
  const histories = await clientsNaming(db(), email)
  console.log(sent.length ? `Sent from this address:\n${sent.map(lineOf).join('\n')}` : 'Nothing is stored that was sent from this address.')
  if (mentions.length) console.log(`Sent by others, and naming this address, or with a note that does; not erased, please look at them in the inbox:\n${listOf(mentions)}`)
  if (histories.length) console.log(`Clients with a history that names this address; not erased, please look at them on the admin dashboard:\n${listOf(histories)}`)
  await warnOfStaff(email)
  await tellOfBefore(email)
  if (!sent.length) return
  if (!yes) return askForYes()
  const erased = await erasePerson(db(), email, sent.map(({ id }) => id))
  console.log(`\nErased: ${countOf(erased.submissions, 'submission')}, ${countOf(erased.files, 'file')}, ${countOf(erased.notes, 'note')}. On the activity page as ${traceOf(email)}.`)
}

const client = async (id: string, yes: boolean) => {
  const found = await findClient(db(), id)
  if (!found) return console.log('There is no such client.')
  console.log(`A client of ${dayOf(found.createdAt)}, with ${countOf(found.events, 'entry', 'entries')} of history.`)
  if (!yes) return askForYes()
  await eraseClient(db(), id)
  console.log('\nErased, with the history and the key of the public lookup.')
}

const run = async () => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { yes: { type: 'boolean', default: false }, client: { type: 'string' } } })
  const [email = ''] = positionals
  const byClient = values.client !== undefined
  const given = byClient ? positionals.length === 0 && z.uuid().safeParse(values.client).success : positionals.length === 1 && plainAddress(email) !== undefined
  if (!given) throw new Error(`Usage: ${USAGE}`)
  await withDatabase(() => (values.client === undefined ? person(email, values.yes) : client(values.client, values.yes)))
}

await runCommand(run)
