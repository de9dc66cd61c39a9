/** Search by prefixes of words, in the database and by an index (`searchIndex` of the schema). */
import { sql, type Placeholder, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { wordsOf } from '#contracts/words.ts'
import { lexemesOf } from '#server/db/columns.ts'

/** "O’Brien" is also searched for as "OBrien". */
const withoutApostrophes = (text: string) => text.replace(/['‘’ʼ]/g, '')

/** The `search` column of a row that is to be found by any word of `texts`. */
export const searchWords = (...texts: (string | null | undefined)[]): string =>
  [...new Set(texts.flatMap((text) => (text ? [...wordsOf(text), ...wordsOf(withoutApostrophes(text))] : [])))].join(' ')

/** The `tsquery` for `text`: each of its words as a prefix. Nothing for blanks; '', which matches no row, for punctuation alone. */
export const searchQuery = (text = ''): string | undefined => (text.trim() ? wordsOf(text).map((word) => `${word}:*`).join(' & ') : undefined)

/** Rows that match a `searchQuery`. */
export const meets = (column: AnyPgColumn, query: string | Placeholder): SQL => sql`${lexemesOf(column)} @@ to_tsquery('simple', ${query})`

/**
 * The same where all matches are read: for a count, an export, an order without an index. The planner can't see this
 * query, so it expects few rows and uses the index; for a word in most rows it would otherwise read the table and parse
 * each text.
 */
export const meetsUnseen = (column: AnyPgColumn, query: string): SQL => sql`${lexemesOf(column)} @@ (select to_tsquery('simple', ${query}))`

/** Rows in which each word of `text` begins some word; no condition where `text` is blank. */
export const matches = (column: AnyPgColumn, text: string | undefined, meeting: typeof meetsUnseen = meets): SQL | undefined => {
  const query = searchQuery(text)
  return query === undefined ? undefined : meeting(column, query)
}
