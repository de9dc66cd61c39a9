/** Evaluations and interests of judges (spec section 3). */
import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { MAX_TOTAL } from '#contracts/judging.ts'
import { createdAt, id, search, searchIndex, sortOf } from '#server/db/columns.ts'
import { accounts } from '#server/db/tables/accounts.ts'

export type ScoredCategory = { question: string; answer: number }

/** A judge's evaluation of a venture; a second one is a new revision, and the latest counts. */
export const evaluations = pgTable(
  'evaluations',
  {
    id,
    judgeId: uuid('judge_id').notNull().references(() => accounts.id),
    judgeName: text('judge_name').notNull(),
    ventureName: text('venture_name').notNull(),
    /** The folded name, by which ventures are matched. */
    ventureKey: text('venture_key').notNull(),
    judgeNameSort: sortOf('judge_name'),
    ventureSort: sortOf('venture_key'),
    revision: integer('revision').notNull().default(1),
    categories: jsonb('categories').$type<ScoredCategory[]>().notNull(),
    sumOfAllCategory: integer('sum_of_all_category').notNull(),
    strength: text('strength').notNull(),
    weakness: text('weakness').notNull(),
    recommendations: text('recommendations'),
    comments: text('comments'),
    search,
    createdAt,
  },
  (table) => [
    searchIndex('evaluations_search', table.search),
    index('evaluations_created').on(table.createdAt),
    unique('evaluations_revision').on(table.judgeId, table.ventureKey, table.revision),
    index('evaluations_venture').on(table.ventureKey),
    check('evaluations_sum', sql`${table.sumOfAllCategory} between 0 and ${sql.raw(String(MAX_TOTAL))}`),
  ],
)

/** A judge's declared interest in a venture, instead of a score. */
export const conflicts = pgTable(
  'conflicts',
  {
    id,
    judgeId: uuid('judge_id').notNull().references(() => accounts.id),
    ventureName: text('venture_name').notNull(),
    ventureKey: text('venture_key').notNull(),
    reason: text('reason').notNull(),
    createdAt,
  },
  (table) => [unique('conflicts_venture').on(table.judgeId, table.ventureKey)],
)
