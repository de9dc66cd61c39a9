import { and, eq } from 'drizzle-orm'
import type { Client, ClientEvent } from '#contracts/api/clients.ts'
import { historyOf } from '#server/clients/history.ts'
import { clientColumns, toClient } from '#server/clients/row.ts'
import type { Db } from '#server/db/client.ts'
import { accounts, clients } from '#server/db/schema.ts'
import { conflict, notFound } from '#server/http/problems.ts'

/** One client; nothing where there is none, or it is not `ownerId`'s. */
export const findClient = async (db: Db, id: string, ownerId?: string): Promise<Client | undefined> => {
  const [row] = await db
    .select(clientColumns).from(clients).innerJoin(accounts, eq(accounts.id, clients.ownerId))
    .where(and(eq(clients.id, id), ownerId === undefined ? undefined : eq(clients.ownerId, ownerId)))
  return row && toClient(row)
}

/** The caller's client under the `id` that a new one was sent with: it has been sent before. @throws 409 where it is another's, of whom nothing is told */
export const clientSentBefore = async (db: Db, id: string | undefined, ownerId: string): Promise<Client | undefined> => {
  const client = id === undefined ? undefined : await findClient(db, id)
  if (client && client.user._id !== ownerId) throw conflict('Another client has this id')
  return client
}

/** One client with its history. @throws 404, for another intern's too */
export const clientWithHistory = async (db: Db, id: string, ownerId?: string): Promise<Client & { history: ClientEvent[] }> => {
  const [client, history] = await Promise.all([findClient(db, id, ownerId), historyOf(db, id)])
  if (!client) throw notFound()
  return { ...client, history }
}
