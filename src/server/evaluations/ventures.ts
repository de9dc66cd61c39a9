/** Names of ventures, suggested while a judge types. */
import { sql } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'
import { rowsOf } from '#server/db/rows.ts'
import { conflicts, evaluations } from '#server/db/schema.ts'
import { matches, searchQuery, searchWords } from '#server/db/search.ts'
import { usualSpelling, type Spelling } from '#server/evaluations/spelling.ts'

const SUGGESTIONS = 8

type Row = Spelling & { key: string }

/** The index finds rows in which the words begin any word, perhaps one of the judge's name: the venture's name is then checked itself. */
const spellings = (db: Db, text: string): Promise<Row[]> =>
  rowsOf(db, sql`
    select venture_key as key, venture_name as name, count(distinct judge_id)::int as uses from (
      select venture_key, venture_name, judge_id from ${evaluations} where ${matches(evaluations.search, text) ?? sql`true`}
      union all select venture_key, venture_name, judge_id from ${conflicts}
    ) known group by 1, 2`)

const begins = (name: string, wanted: string[]) => {
  const words = searchWords(name).split(' ')
  return wanted.every((beginning) => words.some((word) => word.startsWith(beginning)))
}

/** At most eight ventures, most used first, where each word of `text` begins some word of the name; each in its most frequent spelling. */
export const suggestVentures = async (db: Db, text = ''): Promise<{ ventureName: string }[]> => {
  if (searchQuery(text) === '') return []
  const wanted = searchWords(text).split(' ')
  const ventures = Map.groupBy((await spellings(db, text)).filter(({ name }) => begins(name, wanted)), ({ key }) => key)
  return [...ventures.values()]
    .map((ways) => ({ ventureName: usualSpelling(ways), uses: ways.reduce((sum, { uses }) => sum + uses, 0) }))
    .sort((a, b) => b.uses - a.uses || a.ventureName.localeCompare(b.ventureName))
    .slice(0, SUGGESTIONS)
    .map(({ ventureName }) => ({ ventureName }))
}
