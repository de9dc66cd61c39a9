import { asc, eq } from 'drizzle-orm'
import type { RankedVenture } from '#contracts/api/evaluations.ts'
import type { Db } from '#server/db/client.ts'
import { accounts, conflicts, evaluations } from '#server/db/schema.ts'
import { counting } from '#server/evaluations/counting.ts'
import { rank } from '#server/evaluations/ranking/rank.ts'

/** Every venture with an evaluation that counts, best first. Computed here, not in SQL: the whole showcase is a few thousand small rows. */
export const rankedVentures = async (db: Db): Promise<RankedVenture[]> => {
  const [scores, interests] = await Promise.all([
    db
      .select({
        judgeId: evaluations.judgeId, judgeName: evaluations.judgeName, ventureKey: evaluations.ventureKey, ventureName: evaluations.ventureName,
        sum: evaluations.sumOfAllCategory, categories: evaluations.categories,
      })
      .from(evaluations)
      .where(counting()),
    db
      .select({ ventureKey: conflicts.ventureKey, email: accounts.email, reason: conflicts.reason })
      .from(conflicts)
      .innerJoin(accounts, eq(accounts.id, conflicts.judgeId))
      .orderBy(asc(accounts.email)),
  ])
  return rank(scores, interests)
}
