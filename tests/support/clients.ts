import { desc, eq, sql } from 'drizzle-orm'
import { totalOfClients } from '#server/clients/totals.ts'
import { db } from '#server/db/client.ts'
import { audit } from '#server/db/schema.ts'

/** The latest line of the trail that tells of a row. */
export const lastAudit = async (subjectId: string) =>
  (await db().select().from(audit).where(eq(audit.subjectId, subjectId)).orderBy(desc(audit.id)).limit(1))[0]

/** How many clients a list tells of. */
export const toldTotal = async (asked: Parameters<typeof totalOfClients>[0]): Promise<number> =>
  ((await db().execute(sql`select ${totalOfClients(asked)} as total`)) as { rows: { total: number }[] }).rows[0]!.total
