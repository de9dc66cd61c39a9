/** Handwritten statements, whose rows the driver doesn't type. */
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'

/** A timestamp as in the contract: Drizzle returns a date, a handwritten statement the text that Postgres writes. */
export const moment = (at: Date | string): string => new Date(at).toISOString()

/** The rows of `statement`, which the caller must type as Postgres writes them: a timestamp is text. */
export const rowsOf = async <Row>(db: Db, statement: SQL): Promise<Row[]> => ((await db.execute(statement)) as { rows: Row[] }).rows

/** The one row of a `statement` that always has one. @throws if there is none */
export const onlyRowOf = async <Row>(db: Db, statement: SQL): Promise<Row> => {
  const [row] = await rowsOf<Row>(db, statement)
  if (row === undefined) throw new Error('a statement came without its row')
  return row
}
