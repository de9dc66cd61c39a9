import { getTableColumns, getTableName, sql, type InferInsertModel } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { db } from '#server/db/client.ts'

const CHUNK = 2000

const chunks = function* <T>(rows: Iterable<T>): Generator<T[]> {
  let chunk: T[] = []
  for (const row of rows) {
    chunk.push(row)
    if (chunk.length < CHUNK) continue
    yield chunk
    chunk = []
  }
  if (chunk.length) yield chunk
}

const textOf = (value: unknown) => (value instanceof Buffer ? `\\x${value.toString('hex')}` : value)

/**
 * Inserts `rows`, which all have the same keys, 2,000 at a time in one parameter. Rows whose id or key exists already stay
 * unchanged.
 */
export const insertAll = async <Table extends PgTable>(table: Table, rows: Iterable<InferInsertModel<Table>>): Promise<void> => {
  const columns = getTableColumns(table)
  for (const chunk of chunks(rows)) {
    const keys = Object.keys(chunk[0]!)
    const names = sql.join(keys.map((key) => sql.identifier(columns[key]!.name)), sql`, `)
    const stored = chunk.map((row) => Object.fromEntries(keys.map((key) => [columns[key]!.name, textOf((row as Record<string, unknown>)[key])])))
    await db().execute(sql`
      insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${sql.identifier(getTableName(table))}, ${JSON.stringify(stored)}::json)
      on conflict do nothing`)
  }
}
