import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { clients } from '#server/db/schema.ts'

/** The clients behind a lookup key, all of them, since the last name may tell them apart: what the public dialog shows, and the id that leads to the history. */
export const clientsByLookupKey = (db: Db, key: string) =>
  db
    .select({ id: clients.id, firstName: clients.firstName, lastName: clients.lastName, age: clients.age, status: clients.status })
    .from(clients)
    .where(eq(clients.lookupKey, key))
