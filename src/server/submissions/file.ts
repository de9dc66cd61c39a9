/** The download of what an applicant attached (trust row 8). */
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { note } from '#server/audit/audited.ts'
import type { Session } from '#server/auth/sessions.ts'
import type { Db } from '#server/db/client.ts'
import { submissionFiles } from '#server/db/schema.ts'
import type { Bindings } from '#server/http/app.ts'
import { asAttachment } from '#server/http/attachment.ts'
import { notFound } from '#server/http/problems.ts'

/** Nothing in it may run, should a browser show it. */
const SANDBOX = "sandbox; default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** The file as an attachment, recorded in the trail before a byte is sent. @throws 404 */
export const downloadFile = async (db: Db, session: Session, id: string, c: Context<Bindings>): Promise<Response> => {
  const [file] = await db.select().from(submissionFiles).where(eq(submissionFiles.id, id))
  if (!file) throw notFound()
  await note(db, session, { action: 'file.download', subjectType: 'submission', subjectId: file.submissionId, details: { field: file.field, size: file.size } })
  c.set('policy', SANDBOX)
  return c.body(new Uint8Array(file.content), 200, { 'content-type': file.type, 'content-disposition': asAttachment(file.name) })
}
