/** Evaluations for tests: as a judge's browser sends them, and put into the database past the code under test. */
import type * as z from 'zod/mini'
import { judgingRoutes, type Conflict, type Evaluation, type InterestApart, type newEvaluation, type RankedVenture } from '#contracts/api/evaluations.ts'
import { evaluationRoutes } from '#contracts/api/evaluations.ts'
import { CATEGORIES, totalOf } from '#contracts/judging.ts'
import { ask } from './staff.ts'

type Given = z.input<typeof newEvaluation>
type Sheet = Omit<Partial<Given>, 'categories'> & { scores?: (number | string)[] }

/** A complete sheet for Harvest Loop, 8 in each category unless told otherwise. */
export const sheet = ({ scores = [8, 8, 8, 8, 8], ...more }: Sheet = {}): Given => ({
  judgeName: 'Judge Alvarez', ventureName: 'Harvest Loop', sumOfAllCategory: totalOf(scores.map(Number)),
  categories: CATEGORIES.map((question, i) => ({ question, answer: scores[i]! })),
  strength: 'Paying pilots.', weakness: 'One supplier.', recommendations: 'Recommend For Funding', comments: '', ...more,
})

/** Scores that add up to `sum`. */
export const summing = (sum: number) => CATEGORIES.map((_, i) => Math.floor(sum / 5) + (i < sum % 5 ? 1 : 0))

export const submit = (token: string, body: unknown = sheet()) => ask(judgingRoutes.submitEvaluation, { token, body })
export const declare = (token: string, ventureName: string, reason = 'My sister founded it.') => ask(judgingRoutes.declareConflict, { token, body: { ventureName, reason } })

/** The judge's evaluation of a venture with this sum, stored. */
export const score = async (token: string, ventureName: string, sum: number, more: Sheet = {}) => {
  const response = await submit(token, sheet({ ventureName, scores: summing(sum), ...more }))
  if (response.status !== 201) throw new Error(`The evaluation was answered with ${response.status}: ${await response.text()}`)
  return ((await response.json()) as { data: Evaluation }).data
}

const dataOf = async <T>(response: Promise<Response>) => ((await (await response).json()) as { data: T }).data
export const own = (token: string) => dataOf<Evaluation[]>(ask(judgingRoutes.ownEvaluations, { token }))
export const interests = (token: string) => dataOf<Conflict[]>(ask(judgingRoutes.ownConflicts, { token }))
export const counted = (token: string, query: Record<string, unknown> = {}) => dataOf<Evaluation[]>(ask(evaluationRoutes.getEvaluations, { token, query }))
export const ranking = (token: string) => dataOf<RankedVenture[]>(ask(evaluationRoutes.ranking, { token }))
/** What judges have declared of ventures that the ranking doesn't have. */
export const apart = async (token: string) => ((await (await ask(evaluationRoutes.ranking, { token })).json()) as { apart: InterestApart[] }).apart
