/** The demo data: `npm start` and `npm run preview` fill the embedded database with it, once. */
import { demoEvaluations } from './demo/evaluations.ts'
import { demoClients } from './demo/people.ts'
import { demoSubmissions } from './demo/submissions.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { lookupKey } from '#server/clients/lookup-key.ts'
import { db } from '#server/db/client.ts'
import { accounts, clients, evaluations, submissions } from '#server/db/schema.ts'
import { isLocal } from '#server/env.ts'
import { site } from '#site/config.ts'

const domain = site.email.split('@')[1]
const password = `${site.product}-demo`

const account = async (role: 'admin' | 'intern' | 'judge', localPart: string, username?: string) => ({
  role, email: `${localPart}@${domain}`, username, passwordHash: await hashPassword(password),
})

/** Seeds an empty database. @throws where the database is not local: production gets no demo accounts. */
export const seed = async (): Promise<void> => {
  if (!isLocal()) throw new Error('The demo data is for a local database only. Make the first admin with `npm run admin:create`.')
  const [existing] = await db().select({ id: accounts.id }).from(accounts).limit(1)
  if (existing) return
  const staff = await Promise.all([
    account('admin', 'admin', 'admin'), account('intern', 'intern'), account('intern', 'intern2'),
    account('judge', 'judge'), account('judge', 'judge2'), account('judge', 'judge3'),
  ])
  // All or nothing: a half-seeded database would count as seeded the next time.
  await db().transaction(async (tx) => {
    const made = await tx.insert(accounts).values(staff).returning({ id: accounts.id, role: accounts.role })
    const ids = (role: string) => made.filter((row) => row.role === role).map((row) => row.id)
    const interns = ids('intern')
    await tx.insert(clients).values(
      demoClients(new Date()).map((client, i) => ({
        ...client, ownerId: interns[i % interns.length]!,
        lookupKey: client.dateOfBirth ? lookupKey(client.firstName, client.dateOfBirth) : null,
      })),
    )
    await tx.insert(evaluations).values(demoEvaluations(ids('judge')))
    await tx.insert(submissions).values(demoSubmissions())
  })
  console.log('Demo data: seeded.')
}
