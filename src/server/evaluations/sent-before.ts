import type { Evaluation, NewEvaluation } from '#contracts/api/evaluations.ts'
import type { Db } from '#server/db/client.ts'
import { evaluationById } from '#server/evaluations/list.ts'
import { conflict } from '#server/http/problems.ts'

type Scores = { answer: number }[]

/** What a judge wrote, to be compared; `categories` in the sheet's order. */
const written = ({ judgeName, ventureName, strength, weakness, recommendations, comments }: NewEvaluation | Evaluation, categories: Scores): string =>
  JSON.stringify([judgeName, ventureName, strength, weakness, recommendations || null, comments || null, categories.map(({ answer }) => answer)])

/**
 * Whether this very evaluation was stored before, under the id that its sender chose. `categories` in the sheet's order.
 * @throws 409 where another one has this id
 */
export const wasSentBefore = async (db: Db, judgeId: string, given: NewEvaluation, categories: Scores): Promise<boolean> => {
  const before = given.id && (await evaluationById(db, given.id))
  if (!before) return false
  if (before.judge._id !== judgeId || written(before, before.categories) !== written(given, categories)) throw conflict('An evaluation was submitted under this id before, with other values')
  return true
}
