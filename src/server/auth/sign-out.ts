import { sql } from 'drizzle-orm'
import { audited } from '#server/audit/audited.ts'
import type { Session } from '#server/auth/sessions.ts'
import type { Db } from '#server/db/client.ts'
import { sessions } from '#server/db/schema.ts'

/** Ends this session; its token is refused from now on. */
export const signOut = async (db: Db, session: Session): Promise<{ ok: true }> => {
  await audited(db, session, { action: 'session.end', subjectType: 'session' }, sql`
    update ${sessions} set revoked_at = now() where id = ${session.id} and exists (select from actor) returning id`)
  return { ok: true }
}
