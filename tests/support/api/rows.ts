/** What API tests put into the database, and read back, past the code under test. */
import { lookupKey } from '#server/clients/lookup-key.ts'
import { db } from '#server/db/client.ts'
import { accounts, clients, outbox, rateLimits, submissionFiles, submissions } from '#server/db/schema.ts'

type NewClient = Partial<typeof clients.$inferInsert> & { firstName: string; lastName: string; dateOfBirth: string }

let owner: Promise<string> | undefined
const ownerId = () =>
  (owner ??= db()
    .insert(accounts)
    .values({ role: 'intern', email: 'owner@test.example' })
    .returning({ id: accounts.id })
    .then((rows) => rows[0]!.id))

export const addClient = async (client: NewClient) =>
  db()
    .insert(clients)
    .values({ age: 30, status: 'Approved', ...client, ownerId: await ownerId(), lookupKey: lookupKey(client.firstName, client.dateOfBirth) })

export const forgetLimits = () => db().delete(rateLimits)
/** What is counted at the moment, a figure for each limit and subject. */
export const limitCounts = async () => (await db().select({ count: rateLimits.count }).from(rateLimits)).map(({ count }) => count)
export const storedSubmissions = () => db().select().from(submissions)
export const forgetSubmissions = () => db().delete(submissions)
export const storedFiles = () => db().select().from(submissionFiles)
export const storedOutbox = () => db().select().from(outbox)
