/** Columns and indexes that several tables have. */
import { sql } from 'drizzle-orm'
import { customType, index, text, timestamp, uuid, type AnyPgColumn } from 'drizzle-orm/pg-core'

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' })
export const id = uuid('id').primaryKey().defaultRandom()
export const moment = (name: string) => timestamp(name, { withTimezone: true })
export const createdAt = moment('created_at').notNull().defaultNow()

/** The search text of a row (written by `searchWords`), and the index that finds words by their prefixes. */
export const search = text('search').notNull().default('')
export const searchIndex = (name: string, column: AnyPgColumn) => index(name).using('gin', lexemesOf(column))
/** Its words as the index has them, by a function of migration 0010 that tells the planner the cost of parsing a long text. */
export const lexemesOf = (column: AnyPgColumn) => sql`lexemes(${column})`

/** The sort key of a column of names (`name_key` of migration 0007): a generated column, so that an index can contain it. */
export const sortOf = (column: string) => text(`${column}_sort`).generatedAlwaysAs(sql.raw(`name_key(${column})`)).notNull()

/** The values of a check constraint, as SQL writes them. */
export const quoted = (values: readonly string[]) => sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', '))
