/** Rewrites lookup keys, after `LOOKUP_KEY` or the folding of names has changed (docs/deploying.md "Keys"). */
import { and, asc, gt, isNotNull, sql } from 'drizzle-orm'
import { note } from '#server/audit/audited.ts'
import { lookupKey } from '#server/clients/lookup-key.ts'
import type { Db } from '#server/db/client.ts'
import { clients } from '#server/db/schema.ts'

const AT_ONCE = 1000

/** The next clients by id, after `id`; the first ones without it. */
const after = (db: Db, id: string | undefined) =>
  db
    .select({ id: clients.id, firstName: clients.firstName, born: clients.dateOfBirth })
    .from(clients).where(and(id === undefined ? undefined : gt(clients.id, id), isNotNull(clients.dateOfBirth))).orderBy(asc(clients.id)).limit(AT_ONCE)

type Row = Awaited<ReturnType<typeof after>>[number]

/** A client that is edited meanwhile has got its key from the edit, and keeps it; a row whose key is right already is not written again, with each of its indexes. */
const write = (db: Db, rows: Row[]) => db.execute(sql`
  update ${clients} set lookup_key = fresh.key
  from unnest(${sql.param(rows.map(({ id }) => id))}::uuid[], ${sql.param(rows.map(({ firstName }) => firstName))}::text[], ${sql.param(rows.map(({ born }) => born))}::date[],
    ${sql.param(rows.map(({ firstName, born }) => lookupKey(firstName, born ?? '')))}::text[]) as fresh (id, first_name, born, key)
  where ${clients.id} = fresh.id and ${clients.firstName} = fresh.first_name and ${clients.dateOfBirth} = fresh.born
    and ${clients.lookupKey} <> fresh.key`)

/** Every client's lookup key under the `LOOKUP_KEY` of today, with one line in the trail. Can be run again. @returns how many clients it looked at */
export const rekeyClients = async (db: Db): Promise<number> => {
  let count = 0
  for (let rows = await after(db, undefined); rows.length; rows = await after(db, rows.at(-1)?.id)) {
    await write(db, rows)
    count += rows.length
  }
  await note(db, null, { action: 'client.rekey', details: { clients: count } })
  return count
}
