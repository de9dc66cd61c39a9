import { desc, eq, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { ownClientRoutes, type Client } from '#contracts/api/clients.ts'
import { totalOfClients } from '#server/clients/totals.ts'
import { db } from '#server/db/client.ts'
import { audit } from '#server/db/schema.ts'
import { ask } from './staff.ts'

/** A client as an intern sends it. */
export const ADA = { firstName: 'Ada', middleName: 'Augusta', lastName: 'Byron', age: 35, status: 'Evidence Mapping', dateOfBirth: '1990-12-10' } as const

/** The latest line of the trail about a row. */
export const lastAudit = async (subjectId: string) =>
  (await db().select().from(audit).where(eq(audit.subjectId, subjectId)).orderBy(desc(audit.id)).limit(1))[0]

/** The total of clients that a list states. */
export const toldTotal = async (asked: Parameters<typeof totalOfClients>[0]): Promise<number> =>
  ((await db().execute(sql`select ${totalOfClients(asked)} as total`)) as { rows: { total: number }[] }).rows[0]!.total

type Caller = { token: string }

/** Adds Ada, with the fields of `more` changed. */
export const addOwnClient = async ({ token }: Caller, more: object = {}): Promise<Client> => {
  const response = await ask(ownClientRoutes.createClient, { token, body: { ...ADA, ...more } })
  expect(response.status).toBe(201)
  return ((await response.json()) as { data: Client }).data
}

/** The list of an intern's own clients. */
export const ownClientsOf = async ({ token }: Caller, query: object = {}): Promise<{ data: Client[]; meta?: unknown }> =>
  (await (await ask(ownClientRoutes.ownClients, { token, query: { ...query } })).json()) as { data: Client[]; meta?: unknown }
