/** Evaluations, the judge's own work, and the ranking (spec sections 3, 5, 7, 8; decisions "Staff"). */
import * as z from 'zod/mini'
import { listAnswer, listQuery } from '#contracts/api/list.ts'
import { moment, routes } from '#contracts/api/route.ts'
import { LENGTHS, requiredLine, requiredText, tooLong } from '#contracts/field-rules.ts'
import { CATEGORIES, clampScore, RECOMMENDATIONS } from '#contracts/judging.ts'

export const EVALUATION_SENT = 'Evaluation form submitted successfully, you can explore more on our website'
export const EVALUATION_FAILED = 'An error occurred during submission'
/** The code of a 409: this judge has declared a conflict of interest with the venture. */
export const CONFLICT_DECLARED = 'CONFLICT_DECLARED'

const optionalText = z.lazy(() => z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(LENGTHS.text, tooLong(LENGTHS.text))))))

const scoredCategory = z.lazy(() => z.strictObject({
  /** The category's title. */
  question: z.enum(CATEGORIES),
  /** 0 to 10; clamped. */
  answer: z.pipe(z.union([z.number(), z.string()]), z.transform((score: number | string) => clampScore(score))),
}))
const ONCE_EACH = 'Please score each of the five categories once'
// The length comes first: of a list of another, no entry is checked.
const everyCategoryOnce = z.lazy(() => z.array(scoredCategory).check(
  z.length(CATEGORIES.length, ONCE_EACH),
  z.refine((given) => new Set(given.map(({ question }) => question)).size === CATEGORIES.length, ONCE_EACH),
  z.meta({ allOf: CATEGORIES.map((question) => ({ contains: { properties: { question: { const: question } } } })) }),
))

/** `id` is chosen by the sender: a browser whose line breaks before the answer sends by itself once more, and that makes no second revision. */
export const newEvaluation = z.lazy(() => z.strictObject({
  id: z.optional(z.uuid()),
  judgeName: requiredLine('Judge name is required'),
  ventureName: requiredLine('Venture name is required'),
  /** Accepted, but computed again by the server. */
  sumOfAllCategory: z.optional(z.number()),
  categories: everyCategoryOnce,
  strength: requiredText('Strengths are required'),
  weakness: requiredText('Weaknesses are required'),
  recommendations: z.optional(z.nullable(z.union([z.enum(RECOMMENDATIONS), z.literal('')]))),
  comments: optionalText,
}))

const category = z.lazy(() => z.object({ question: z.string(), answer: z.int() }))
export const evaluation = z.lazy(() => z.object({
  _id: z.uuid(),
  judgeName: z.string(),
  ventureName: z.string(),
  sumOfAllCategory: z.int(),
  createdAt: moment,
  recommendations: z.nullable(z.string()),
  strength: z.string(),
  weakness: z.string(),
  comments: z.nullable(z.string()),
  categories: z.array(category),
  /** 1 for the first; the latest counts. */
  revision: z.int(),
  /** The judge's account. */
  judge: z.object({ _id: z.uuid(), email: z.string() }),
}))

/** A venture in which this judge has an interest, and so does not score. */
export const newConflict = z.lazy(() => z.strictObject({ ventureName: requiredLine('Venture name is required'), reason: requiredText('Please say what the interest is') }))
const conflict = z.lazy(() => z.object({ _id: z.uuid(), ventureName: z.string(), reason: z.string(), createdAt: moment }))

const judgeScore = z.lazy(() => z.object({
  judgeName: z.string(),
  judge: z.uuid(),
  sum: z.int(),
  /** The z-score on this judge's own scale: how many standard deviations the sum is above their mean; null below three evaluations. */
  normalised: z.nullable(z.number()),
}))

/** A judge's interest in a venture without a score that counts, and so without a row in the ranking. */
const interestApart = z.lazy(() => z.object({ ventureName: z.string(), email: z.string(), reason: z.string() }))

const rankedVenture = z.lazy(() => z.object({
  rank: z.int(),
  ventureName: z.string(),
  ventureKey: z.string(),
  evaluations: z.int(),
  /** Of the judges' sums, 0 to 50. */
  mean: z.number(),
  /** Mean of the normalised scores of those judges who have three or more; null where none has. */
  normalised: z.nullable(z.number()),
  /** Mean of each category, 0 to 10, in the sheet's order. */
  categories: z.array(z.object({ question: z.string(), mean: z.number() })),
  judges: z.array(judgeScore),
  /** How many judges have declared an interest, and who. */
  conflicts: z.int(),
  interests: z.array(z.object({ email: z.string(), reason: z.string() })),
}))

/** `id` selects one, wherever in the list. */
export const evaluationsQuery = listQuery(['createdAt', 'ventureName', 'judgeName', 'sumOfAllCategory'], () => ({
  venture: z.optional(z.string().check(z.maxLength(LENGTHS.name))), recommendation: z.optional(z.enum(RECOMMENDATIONS)), id: z.optional(z.uuid()),
}))
const ownQuery = listQuery(['createdAt', 'ventureName', 'sumOfAllCategory'], () => ({}))

export const judgingRoutes = routes({
  submitEvaluation: { method: 'POST', path: '/api/judge/submit-evaluation', role: 'judge', summary: 'Score a venture, or revise an earlier score', body: newEvaluation, status: 201, answer: z.lazy(() => z.object({ data: evaluation })) },
  ownEvaluations: { method: 'GET', path: '/api/judge/evaluations', role: 'judge', summary: 'What this judge has scored: the latest of each venture', query: ownQuery, answer: listAnswer(evaluation) },
  suggestVentures: {
    method: 'GET', path: '/api/judge/ventures', role: 'judge', summary: 'Names of ventures that begin with these words',
    query: z.lazy(() => z.strictObject({ search: z.optional(z.string().check(z.trim(), z.maxLength(LENGTHS.name))) })), answer: z.lazy(() => z.object({ data: z.array(z.object({ ventureName: z.string() })) })),
  },
  declareConflict: { method: 'POST', path: '/api/judge/conflict', role: 'judge', summary: 'Declare an interest in a venture instead of scoring it', body: newConflict, status: 201, answer: z.lazy(() => z.object({ data: conflict })) },
  ownConflicts: { method: 'GET', path: '/api/judge/conflicts', role: 'judge', summary: 'The interests that this judge has declared', answer: z.lazy(() => z.object({ data: z.array(conflict) })) },
})

export const evaluationRoutes = routes({
  getEvaluations: { method: 'GET', path: '/api/admin/get-evaluations', role: 'admin', summary: 'The evaluations that count, newest first', query: evaluationsQuery, answer: listAnswer(evaluation) },
  ranking: { method: 'GET', path: '/api/admin/ranking', role: 'admin', summary: 'Ventures by the mean of their judges', answer: z.lazy(() => z.object({ data: z.array(rankedVenture), apart: z.array(interestApart) })) },
})

export type NewEvaluation = z.output<typeof newEvaluation>
export type Evaluation = z.infer<typeof evaluation>
export type Conflict = z.infer<typeof conflict>
export type InterestApart = z.infer<typeof interestApart>
export type RankedVenture = z.infer<typeof rankedVenture>
