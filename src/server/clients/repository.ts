import { eq } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { clients } from '#server/db/schema.ts'

/** The clients behind a lookup key, at most `most`: what the public dialog shows, and the id that leads to the history. */
export const clientsByLookupKey = (db: Db, key: string, most = 20) =>
  db
    .select({ id: clients.id, firstName: clients.firstName, lastName: clients.lastName, age: clients.age, status: clients.status })
    .from(clients)
    .where(eq(clients.lookupKey, key))
    .limit(most)
