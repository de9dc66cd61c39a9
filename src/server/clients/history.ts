/** A client's history: written with every change of status, note and reallocation (docs/decisions/clients.md). */
import { asc, desc, eq } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { ClientEvent } from '#contracts/api/clients.ts'
import type { TrackedClient } from '#contracts/identify.ts'
import type { Db } from '#server/db/client.ts'
import { moment } from '#server/db/rows.ts'
import { accounts, clientEvents } from '#server/db/schema.ts'

const receiver = alias(accounts, 'receiver')

/** Everything, newest first, as staff read it. */
export const historyOf = async (db: Db, clientId: string): Promise<ClientEvent[]> => {
  const rows = await db
    .select({
      _id: clientEvents.id, status: clientEvents.status, previousStatus: clientEvents.previousStatus, note: clientEvents.note,
      by: accounts.email, allocatedTo: receiver.email, createdAt: clientEvents.createdAt,
    })
    .from(clientEvents).innerJoin(accounts, eq(accounts.id, clientEvents.accountId)).leftJoin(receiver, eq(receiver.id, clientEvents.allocatedTo))
    .where(eq(clientEvents.clientId, clientId)).orderBy(desc(clientEvents.createdAt), desc(clientEvents.id))
  return rows.map((row) => ({ ...row, createdAt: moment(row.createdAt) }))
}

/** Only the statuses, newest first, as the public dialog shows them: without entries that left the status as it was. */
export const statusesOf = async (db: Db, clientId: string): Promise<TrackedClient['history']> => {
  const rows = await db
    .select({ status: clientEvents.status, createdAt: clientEvents.createdAt })
    .from(clientEvents).where(eq(clientEvents.clientId, clientId)).orderBy(asc(clientEvents.createdAt), asc(clientEvents.id))
  return rows.filter((row, i) => row.status !== rows[i - 1]?.status).map((row) => ({ ...row, createdAt: moment(row.createdAt) })).reverse()
}
