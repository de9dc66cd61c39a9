import { and, eq } from 'drizzle-orm'
import type { Client, NewClient, WholeClient } from '#contracts/api/clients.ts'
import { historyOf } from '#server/clients/history.ts'
import { namesakesOf } from '#server/clients/namesakes.ts'
import { clientColumns, fieldsOf, toClient } from '#server/clients/row.ts'
import type { Db } from '#server/db/client.ts'
import { accounts, clients } from '#server/db/schema.ts'
import { conflict, notFound } from '#server/http/problems.ts'

/** One client; nothing if there is none, or it is not `ownerId`'s. */
export const findClient = async (db: Db, id: string, ownerId?: string): Promise<Client | undefined> => {
  const [row] = await db
    .select(clientColumns).from(clients).innerJoin(accounts, eq(accounts.id, clients.ownerId))
    .where(and(eq(clients.id, id), ownerId === undefined ? undefined : eq(clients.ownerId, ownerId)))
  return row && toClient(row)
}

/** Whether `client` was added with the values of `sent`. If it has been saved since, only its first history entry can be compared: the other values have changed. */
const wasSentAs = async (db: Db, client: Client, sent: NewClient): Promise<boolean> => {
  const first = (await historyOf(db, client._id)).at(-1)
  const sameEntry = !first || (first.status === sent.status && first.note === (sent.note || null))
  const fields = fieldsOf(sent)
  return sameEntry && (client.version > 1 || (Object.keys(fields) as (keyof typeof fields)[]).every((name) => client[name] === fields[name]))
}

/**
 * The caller's client that already has the id of a new one: a retry.
 * @throws 409 if the id is another intern's client, of which nothing is revealed, or was sent with other values, which
 * would be lost silently
 */
export const clientSentBefore = async (db: Db, sent: NewClient, ownerId: string): Promise<Client | undefined> => {
  const client = sent.id === undefined ? undefined : await findClient(db, sent.id)
  if (client && client.user._id !== ownerId) throw conflict('Another client has this id')
  if (client && !(await wasSentAs(db, client, sent))) throw conflict('A client was added under this id before, with other values')
  return client
}

/** One client with its history and namesakes. @throws 404, for another intern's too */
export const wholeClient = async (db: Db, id: string, ownerId?: string): Promise<WholeClient> => {
  const [client, history, namesakes] = await Promise.all([findClient(db, id, ownerId), historyOf(db, id), namesakesOf(db, id, ownerId)])
  if (!client) throw notFound()
  return { ...client, history, namesakes }
}
