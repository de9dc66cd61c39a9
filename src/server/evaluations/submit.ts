/** Stores evaluations (spec section 7; decisions "Staff"). */
import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { CONFLICT_DECLARED, type NewEvaluation } from '#contracts/api/evaluations.ts'
import { foldName } from '#contracts/field-rules.ts'
import { CATEGORIES, totalOf } from '#contracts/judging.ts'
import { audited } from '#server/audit/audited.ts'
import type { Session } from '#server/auth/sessions.ts'
import type { Db } from '#server/db/client.ts'
import { conflicts, evaluations } from '#server/db/schema.ts'
import { searchWords } from '#server/db/search.ts'
import { isTaken } from '#server/db/taken.ts'
import { wasSentBefore } from '#server/evaluations/sent-before.ts'
import { conflict, unauthorized } from '#server/http/problems.ts'

/** In the sheet's order, whatever order they came in. */
const inOrder = (categories: NewEvaluation['categories']) =>
  CATEGORIES.map((title) => ({ question: title, answer: categories.find(({ question }) => question === title)?.answer ?? 0 }))

const insert = (db: Db, session: Session, given: NewEvaluation): Promise<{ id: string }[]> => {
  const key = foldName(given.ventureName)
  const categories = inOrder(given.categories)
  const sum = totalOf(categories.map(({ answer }) => answer))
  return audited(db, session, { action: 'evaluation.submit', subjectType: 'evaluation', details: { sum } }, sql`
    insert into ${evaluations}
      (id, judge_id, judge_name, venture_name, venture_key, revision, categories, sum_of_all_category, strength, weakness, recommendations, comments, search)
    select ${given.id ?? randomUUID()}::uuid, actor.id, ${given.judgeName}, ${given.ventureName}, ${key},
      1 + coalesce((select max(revision) from ${evaluations} where judge_id = actor.id and venture_key = ${key}), 0),
      ${JSON.stringify(categories)}::jsonb, ${sum}, ${given.strength}, ${given.weakness}, ${given.recommendations || null}, ${given.comments || null},
      ${searchWords(given.ventureName, given.judgeName)}
    from actor
    where not exists (select from ${conflicts} where judge_id = actor.id and venture_key = ${key})
    on conflict (id) do nothing returning id`)
}

const hasInterest = async (db: Db, judgeId: string, ventureName: string) =>
  (await db.$count(conflicts, and(eq(conflicts.judgeId, judgeId), eq(conflicts.ventureKey, foldName(ventureName))))) > 0

/**
 * Stores an evaluation as the judge's next revision for that venture, its sum computed here; two at once become two
 * revisions, since the constraint refuses the same number twice and the second tries the next. One id is stored once.
 * @returns its id
 * @throws 409 CONFLICT_DECLARED where this judge has declared an interest in the venture, 409 where another evaluation has its id; 401 where the session has just ended
 */
export const submitEvaluation = async (db: Db, session: Session, given: NewEvaluation): Promise<string> => {
  try {
    const [stored] = await insert(db, session, given)
    if (stored) return stored.id
  } catch (error) {
    // It ends: each time another submission has been stored.
    if (isTaken(error, 'evaluations_revision')) return submitEvaluation(db, session, given)
    throw error
  }
  if (given.id && (await wasSentBefore(db, session.accountId, given, inOrder(given.categories)))) return given.id
  if (await hasInterest(db, session.accountId, given.ventureName)) throw conflict('You have declared an interest in this venture, so you do not score it.', CONFLICT_DECLARED)
  throw unauthorized()
}
