/**
 * Every write of a client: row, history and audit trail in one statement (architecture, "One statement per write").
 * Values derived from name and birthday are written with them.
 */
import { randomUUID } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import type { Client, ClientDirection, ClientEdit, NewClient } from '#contracts/api/clients.ts'
import type { Session } from '#server/auth/sessions.ts'
import { audited } from '#server/audit/audited.ts'
import { assigned, returned, toClient, type ClientRow } from '#server/clients/row.ts'
import type { Db } from '#server/db/client.ts'
import { accounts, clientEvents, clients } from '#server/db/schema.ts'

/** The entry in the history: for a change of status or owner, or a note; none otherwise. */
const eventOf = (note: string | undefined, always = false): SQL => sql`event as (
  insert into ${clientEvents} (client_id, account_id, status, previous_status, note, allocated_to)
  select written.id, actor.id, written.status, "previousStatus", ${note || null}::text, "allocatedTo" from written cross join actor
  where ${always} or ${Boolean(note)} or "previousStatus" is not null or "allocatedTo" is not null)`

const listed = (parts: SQL[]): SQL => sql.join(parts, sql`, `)

const first = (rows: ClientRow[]): Client | undefined => rows[0] && toClient(rows[0])

/** Adds a client of the caller's, once for its id. @returns nothing where a client has this id already, or the session has just ended */
export const insertClient = async (db: Db, session: Session, client: NewClient): Promise<Client | undefined> => {
  const fields = assigned(client)
  return first(await audited<ClientRow>(db, session, { action: 'client.create', subjectType: 'client', details: { status: client.status } }, sql`
    insert into ${clients} (id, owner_id, ${listed(fields.map(({ column }) => column))})
    select ${client.id ?? randomUUID()}::uuid, actor.id, ${listed(fields.map(({ value }) => value))} from actor
    on conflict (id) do nothing returning ${returned()}, null::text as "previousStatus", null::uuid as "allocatedTo"`, [eventOf(client.note, true)]))
}

/** `set` for the client `id` if it meets `condition` and still has the version that was read, where one is given. The row is locked first: of two at once, the second sees the first one's result. */
const update = (id: string, set: SQL, condition: SQL, version: number | undefined): SQL => sql`
  update ${clients} set ${set}, version = ${clients.version} + 1, updated_at = now()
  from (select id, status, owner_id from ${clients} where id = ${id} for update) as before
  where ${clients.id} = before.id and exists (select from actor) and (${condition}) and (${version ?? null}::int is null or ${clients.version} = ${version ?? null}::int)
  returning ${returned()}, nullif(before.status, ${clients.status}) as "previousStatus", nullif(${clients.ownerId}, before.owner_id) as "allocatedTo"`

/** Saves a client of the caller's. @returns nothing where there is none, it was saved meanwhile, or the session has just ended */
export const updateClient = async (db: Db, session: Session, id: string, edit: ClientEdit): Promise<Client | undefined> => {
  const set = listed(assigned(edit).map(({ column, value }) => sql`${column} = ${value}`))
  const act = { action: 'client.edit', subjectType: 'client', details: { status: edit.status } }
  return first(await audited<ClientRow>(db, session, act, update(id, set, sql`${clients.ownerId} = (select id from actor)`, edit.version), [eventOf(edit.note)]))
}

/** Sets status, intern or both, of anybody's client, or adds a note. @returns nothing as `updateClient`, and where `user` is no active intern */
export const steerClient = async (db: Db, session: Session, id: string, { status, user, note, version }: ClientDirection): Promise<Client | undefined> => {
  const set = sql`status = coalesce(${status ?? null}, ${clients.status}), owner_id = coalesce(${user ?? null}::uuid, ${clients.ownerId})`
  const toIntern = sql`${user ?? null}::uuid is null or exists (select from ${accounts} where id = ${user ?? null}::uuid and role = 'intern' and active)`
  const act = { action: user ? 'client.allocate' : 'client.direct', subjectType: 'client', details: { ...(status && { status }), ...(user && { allocatedTo: user }) } }
  return first(await audited<ClientRow>(db, session, act, update(id, set, toIntern, version), [eventOf(note)]))
}
