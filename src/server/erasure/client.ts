/** Erases a client: the record with its lookup key, and its history (trust row 12; docs/decisions/erasure.md). */
import { sql } from 'drizzle-orm'
import { NOBODY, trail } from '#server/audit/trail.ts'
import type { Db } from '#server/db/client.ts'
import { rowsOf } from '#server/db/rows.ts'
import { clientEvents, clients } from '#server/db/schema.ts'
import { holds } from '#server/erasure/submissions.ts'

type FoundClient = { id: string; createdAt: Date; events: number }

/** The client with this id, without the name: whoever asks knows whom they mean. */
export const findClient = async (db: Db, id: string): Promise<FoundClient | undefined> => {
  const [row] = await rowsOf<Omit<FoundClient, 'createdAt'> & { createdAt: string }>(db, sql`
    select ${clients.id} as id, ${clients.createdAt} as "createdAt", (select count(*)::int from ${clientEvents} where ${clientEvents.clientId} = ${clients.id}) as events
    from ${clients} where ${clients.id} = ${id}`)
  return row && { ...row, createdAt: new Date(row.createdAt) }
}

/** Deletes the client with its history and writes the trail's line: one statement. @returns whether there was one */
export const eraseClient = async (db: Db, id: string): Promise<boolean> => {
  const gone = await rowsOf(db, sql`
    with history as (select count(*)::int as events from ${clientEvents} where ${clientEvents.clientId} = ${id}),
    gone as (delete from ${clients} where ${clients.id} = ${id} returning id),
    ${trail(sql`select ${NOBODY}, 'erasure.client', 'client', gone.id::text, to_jsonb(history) from gone cross join history`)}
    select id from gone`)
  return gone.length > 0
}

/** The clients with a note in their history that names `email`: other people, for somebody to check. */
export const clientsNaming = async (db: Db, email: string): Promise<string[]> =>
  (await db.selectDistinct({ id: clientEvents.clientId }).from(clientEvents).where(holds(sql`${clientEvents.note}`, email))).map(({ id }) => id)
