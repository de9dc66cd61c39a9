/** Which evaluations count (decisions "Staff"): the latest revision of a judge and venture, unless the judge has declared an interest in it. */
import { and, sql, type SQL } from 'drizzle-orm'
import { conflicts, evaluations } from '#server/db/schema.ts'

const isLatest = sql`not exists (
  select from ${evaluations} newer
  where newer.judge_id = ${evaluations.judgeId} and newer.venture_key = ${evaluations.ventureKey} and newer.revision > ${evaluations.revision})`

const isWithoutInterest = sql`not exists (
  select from ${conflicts} where ${conflicts.judgeId} = ${evaluations.judgeId} and ${conflicts.ventureKey} = ${evaluations.ventureKey})`

/** The condition on `evaluations` that its row counts, together with `further`. */
export const counting = (...further: (SQL | undefined)[]): SQL | undefined => and(isLatest, isWithoutInterest, ...further)
