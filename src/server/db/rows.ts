/** Statements written by hand: the driver's type says nothing of their rows. */
import type { SQL } from 'drizzle-orm'
import type { Db } from '#server/db/client.ts'

/** A moment as the contract has it: Drizzle reads a date, a statement written by hand brings what Postgres writes. */
export const moment = (at: Date | string): string => new Date(at).toISOString()

/** The rows of `statement`, which the caller must describe as Postgres writes them: a moment comes as text. */
export const rowsOf = async <Row>(db: Db, statement: SQL): Promise<Row[]> => ((await db.execute(statement)) as { rows: Row[] }).rows

/** The one row of a `statement` that always has one. @throws where it came without */
export const onlyRowOf = async <Row>(db: Db, statement: SQL): Promise<Row> => {
  const [row] = await rowsOf<Row>(db, statement)
  if (row === undefined) throw new Error('a statement came without its row')
  return row
}
