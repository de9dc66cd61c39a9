import { desc, eq } from 'drizzle-orm'
import { db } from '#server/db/client.ts'
import { audit } from '#server/db/schema.ts'

/** The latest line of the trail that tells of a row. */
export const lastAudit = async (subjectId: string) =>
  (await db().select().from(audit).where(eq(audit.subjectId, subjectId)).orderBy(desc(audit.id)).limit(1))[0]
