/** The ranking of ventures, from the evaluations that count (decisions "Staff"). */
import type { RankedVenture } from '#contracts/api/evaluations.ts'
import { CATEGORIES } from '#contracts/judging.ts'
import type { ScoredCategory } from '#server/db/schema.ts'
import { meanOf, normalised } from '#server/evaluations/ranking/normalise.ts'
import { usualSpelling } from '#server/evaluations/spelling.ts'

type Score = { judgeId: string; judgeName: string; ventureKey: string; ventureName: string; sum: number; categories: ScoredCategory[] }
type Interest = { ventureKey: string; email: string; reason: string }
type Normalised = Score & { normalised: number | null }

/** Each score with its place on its judge's own scale. */
const onOwnScales = (scores: Score[]): Normalised[] =>
  [...Map.groupBy(scores, ({ judgeId }) => judgeId).values()].flatMap((own) => {
    const places = normalised(own.map(({ sum }) => sum))
    return own.map((score, i) => ({ ...score, normalised: places[i] ?? null }))
  })

const spellingsOf = (scores: Score[]) =>
  [...Map.groupBy(scores, ({ ventureName }) => ventureName)].map(([name, same]) => ({ name, uses: same.length }))

const categoryMean = (scores: Score[], title: string) =>
  meanOf(scores.map(({ categories }) => categories.find(({ question }) => question === title)?.answer ?? null)) ?? 0

const ventureOf = (ventureKey: string, scores: Normalised[], interests: Interest[]): Omit<RankedVenture, 'rank'> => ({
  ventureName: usualSpelling(spellingsOf(scores)), ventureKey, evaluations: scores.length,
  mean: meanOf(scores.map(({ sum }) => sum)) ?? 0,
  normalised: meanOf(scores.map((score) => score.normalised)),
  categories: CATEGORIES.map((question) => ({ question, mean: categoryMean(scores, question) })),
  judges: scores
    .map(({ judgeName, judgeId, sum, normalised: place }) => ({ judgeName, judge: judgeId, sum, normalised: place }))
    .sort((a, b) => b.sum - a.sum || a.judgeName.localeCompare(b.judgeName)),
  conflicts: interests.length,
  interests: interests.map(({ email, reason }) => ({ email, reason })),
})

/** Best mean first; equal means share a rank and the next is as far down as there are ventures above it (1, 2, 2, 4). */
export const rank = (scores: Score[], interests: Interest[]): RankedVenture[] => {
  const declared = Map.groupBy(interests, ({ ventureKey }) => ventureKey)
  const ventures = [...Map.groupBy(onOwnScales(scores), ({ ventureKey }) => ventureKey)]
    .map(([key, own]) => ventureOf(key, own, declared.get(key) ?? []))
    .sort((a, b) => b.mean - a.mean || a.ventureName.localeCompare(b.ventureName))
  const first = new Map<number, number>()
  ventures.forEach(({ mean }, i) => { if (!first.has(mean)) first.set(mean, i + 1) })
  return ventures.map((venture) => ({ rank: first.get(venture.mean) ?? 0, ...venture }))
}
