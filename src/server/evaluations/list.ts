/** Evaluations as they are answered, and lists of those that count. */
import { eq, type SQL } from 'drizzle-orm'
import type { evaluation, evaluationsQuery } from '#contracts/api/evaluations.ts'
import { foldName } from '#contracts/field-rules.ts'
import type * as z from 'zod/mini'
import type { Db } from '#server/db/client.ts'
import { isOneOf, isOnPage, keysOf, listOf, orderOf, type Walk } from '#server/db/listing.ts'
import { accounts, evaluations } from '#server/db/schema.ts'
import { matches } from '#server/db/search.ts'
import { counting } from '#server/evaluations/counting.ts'

type Answered = z.input<typeof evaluation>

const columns = {
  _id: evaluations.id, judgeName: evaluations.judgeName, ventureName: evaluations.ventureName, sumOfAllCategory: evaluations.sumOfAllCategory,
  createdAt: evaluations.createdAt, recommendations: evaluations.recommendations, strength: evaluations.strength, weakness: evaluations.weakness,
  comments: evaluations.comments, categories: evaluations.categories, revision: evaluations.revision,
  judge: { _id: accounts.id, email: accounts.email },
}
const selected = (db: Db) => db.select(columns).from(evaluations).innerJoin(accounts, eq(accounts.id, evaluations.judgeId)).$dynamic()
const answered = (row: Omit<Answered, 'createdAt'> & { createdAt: Date }): Answered => ({ ...row, createdAt: row.createdAt.toISOString() })

const sortable = {
  createdAt: evaluations.createdAt, ventureName: evaluations.ventureSort, judgeName: evaluations.judgeNameSort,
  sumOfAllCategory: evaluations.sumOfAllCategory,
}

/** One evaluation, whether it counts or not. */
export const evaluationById = async (db: Db, id: string): Promise<Answered | undefined> => {
  const [row] = await selected(db).where(eq(evaluations.id, id))
  return row && answered(row)
}

type Query = z.output<typeof evaluationsQuery>

const wanted = ({ id, search, venture, recommendation }: Query, judgeId?: string): SQL | undefined =>
  counting(
    judgeId === undefined ? undefined : eq(evaluations.judgeId, judgeId),
    id ? eq(evaluations.id, id) : undefined,
    matches(evaluations.search, search),
    venture ? eq(evaluations.ventureKey, foldName(venture)) : undefined,
    recommendation ? eq(evaluations.recommendations, recommendation) : undefined,
  )
const orderBy = ({ sort }: Query): SQL[] => orderOf(sort, sortable, evaluations.id)
const wantedIds = (db: Db, query: Query, judgeId?: string) => db.select({ id: evaluations.id }).from(evaluations).where(wanted(query, judgeId)).orderBy(...orderBy(query)).$dynamic()

/** Those of all judges, or of one, that count and that `query` asks for: newest first unless it says otherwise. */
export const listEvaluations = (db: Db, query: Query, judgeId?: string) =>
  listOf(query, {
    rows: async ({ limit, offset }) =>
      (await selected(db).where(isOnPage(evaluations.id, wantedIds(db, query, judgeId).limit(limit).offset(offset))).orderBy(...orderBy(query))).map(answered),
    total: () => db.$count(evaluations, wanted(query, judgeId)),
  })

/** All that `query` asks for, for an export. */
export const walkEvaluations = (db: Db, query: Query): Walk<Answered> => ({
  keys: () => keysOf(wantedIds(db, query)),
  rows: async (keys) => (await selected(db).where(isOneOf(evaluations.id, keys))).map(answered),
})
