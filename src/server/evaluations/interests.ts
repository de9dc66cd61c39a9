/** Interests that judges declare in ventures, instead of scoring them. */
import { asc, desc, eq, notExists, sql } from 'drizzle-orm'
import type { Conflict, InterestApart } from '#contracts/api/evaluations.ts'
import { foldName } from '#contracts/field-rules.ts'
import { audited } from '#server/audit/audited.ts'
import type { Session } from '#server/auth/sessions.ts'
import type { Db } from '#server/db/client.ts'
import { moment } from '#server/db/rows.ts'
import { accounts, conflicts, evaluations } from '#server/db/schema.ts'
import { counting } from '#server/evaluations/counting.ts'
import { unauthorized } from '#server/http/problems.ts'

const columns = { _id: conflicts.id, ventureName: conflicts.ventureName, reason: conflicts.reason, createdAt: conflicts.createdAt }
const answered = (row: Omit<Conflict, 'createdAt'> & { createdAt: Date | string }): Conflict => ({ ...row, createdAt: moment(row.createdAt) })

/** The interests of one judge, newest first. */
export const interestsOf = async (db: Db, judgeId: string): Promise<Conflict[]> =>
  (await db.select(columns).from(conflicts).where(eq(conflicts.judgeId, judgeId)).orderBy(desc(conflicts.createdAt), desc(conflicts.id))).map(answered)

/** Interests in ventures that are not in the ranking, because no score of them counts: by venture, then by judge. */
export const interestsApart = (db: Db): Promise<InterestApart[]> =>
  db
    .select({ ventureName: conflicts.ventureName, email: accounts.email, reason: conflicts.reason })
    .from(conflicts)
    .innerJoin(accounts, eq(accounts.id, conflicts.judgeId))
    .where(notExists(db.select({ one: sql`1` }).from(evaluations).where(counting(eq(evaluations.ventureKey, conflicts.ventureKey)))))
    .orderBy(asc(conflicts.ventureKey), asc(accounts.email))

/**
 * Declares the caller's interest in a venture; from then on their scores of it, earlier ones too, don't count. Declaring
 * again replaces the wording and the time.
 * @throws 401 where the session has just ended
 */
export const declareInterest = async (db: Db, session: Session, { ventureName, reason }: { ventureName: string; reason: string }): Promise<Conflict> => {
  const [declared] = await audited<Omit<Conflict, '_id'> & { id: string }>(db, session, { action: 'conflict.declare', subjectType: 'conflict' }, sql`
    insert into ${conflicts} (judge_id, venture_name, venture_key, reason)
    select actor.id, ${ventureName}, ${foldName(ventureName)}, ${reason} from actor
    on conflict (judge_id, venture_key) do update set venture_name = excluded.venture_name, reason = excluded.reason, created_at = now()
    returning id, venture_name as "ventureName", reason, created_at as "createdAt"`)
  if (!declared) throw unauthorized()
  const { id: _id, ...row } = declared
  return answered({ _id, ...row })
}
