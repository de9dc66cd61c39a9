/** The demo data: `npm start` and `npm run preview` fill the embedded database with it, once. */
import { randomUUID } from 'node:crypto'
import { demoEvaluations } from './evaluations.ts'
import { demoHistory } from './history.ts'
import { demoClients } from './people.ts'
import { DEMO_PASSWORD, demoEmail } from './sign-in.ts'
import { demoFiles, demoSubmissions } from './submissions.ts'
import type { Role } from '#contracts/roles.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { derived } from '#server/clients/row.ts'
import { db } from '#server/db/client.ts'
import { searchWords } from '#server/db/search.ts'
import { accounts, clientEvents, clients, evaluations, submissionFiles, submissions } from '#server/db/schema.ts'
import { isLocal } from '#server/env.ts'

const account = async (role: Role, name: string, username?: string) => {
  const email = demoEmail(name)
  return { id: randomUUID(), role, email, username, passwordHash: await hashPassword(DEMO_PASSWORD), search: searchWords(email, username) }
}

const rows = async () => {
  const staff = await Promise.all([
    account('admin', 'admin', 'admin'), account('intern', 'intern'), account('intern', 'intern2'),
    account('judge', 'judge'), account('judge', 'judge2'), account('judge', 'judge3'),
  ])
  const ids = (role: Role) => staff.filter((one) => one.role === role).map(({ id }) => id)
  const interns = ids('intern')
  const today = new Date()
  const [admin] = ids('admin')
  const known = demoClients(today).map((client, i) => ({ client, id: randomUUID(), ownerId: interns[i % interns.length]!, history: demoHistory(client.status, i, today) }))
  const people = known.map(({ client, id, ownerId, history }) => ({
    ...client, ...derived(client), id, ownerId, version: history.length, createdAt: history[0]!.createdAt, updatedAt: history.at(-1)!.createdAt,
  }))
  const events = known.flatMap(({ id, ownerId, history }) =>
    history.map(({ decided, ...event }) => ({ ...event, clientId: id, accountId: decided ? admin! : ownerId })))
  const sent = demoSubmissions(today)
  return { staff, people, events, judged: demoEvaluations(ids('judge')), sent, files: demoFiles(sent) }
}

/** Seeds an empty database. @throws where the database is not local: production gets no demo accounts. */
export const seed = async (): Promise<void> => {
  if (!isLocal()) throw new Error('The demo data is for a local database only.')
  const [existing] = await db().select({ id: accounts.id }).from(accounts).limit(1)
  if (existing) return
  const { staff, people, events, judged, sent, files } = await rows()
  const part = (name: string) => db().$with(name)
  // One statement, so all or nothing: a half-seeded database would count as seeded the next time.
  await db()
    .with(
      part('staff').as(db().insert(accounts).values(staff).returning({ id: accounts.id })),
      part('people').as(db().insert(clients).values(people).returning({ id: clients.id })),
      part('events').as(db().insert(clientEvents).values(events).returning({ id: clientEvents.id })),
      part('judged').as(db().insert(evaluations).values(judged).returning({ id: evaluations.id })),
      // A firm may have no posting that asks for a resume.
      ...(files.length ? [part('files').as(db().insert(submissionFiles).values(files).returning({ id: submissionFiles.id }))] : []),
    )
    .insert(submissions)
    .values(sent)
  console.log('Demo data: seeded.')
}
