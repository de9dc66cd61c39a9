/** Lists as decisions "API" has them: whole without parameters, else a page with its `meta`; sorted and paged by the database. */
import { asc, desc, sql, type Column, type SQL } from 'drizzle-orm'
import { MAX_ROWS, PAGE_SIZE, type ListQuery, type Meta } from '#contracts/api/list.ts'

/** What a list's query asks for; `whole` where it has no parameter at all. */
export const pageOf = (query: ListQuery & Record<string, unknown>): { whole: boolean; page: number; pageSize: number; limit: number; offset: number } => {
  const whole = Object.values(query).every((value) => value === undefined)
  const page = query.page ?? 1
  const pageSize = query.pageSize ?? PAGE_SIZE
  return { whole, page, pageSize, limit: whole ? MAX_ROWS : pageSize, offset: whole ? 0 : (page - 1) * pageSize }
}

/** The order that `sort` names among `columns`, `fallback` without; ties are settled by `id`, so that no row is on two pages. */
export const orderOf = <Key extends string>(sort: string | undefined, columns: Record<Key, Column | SQL>, fallback: Key | `-${Key}`, id: Column): SQL[] => {
  const wanted = sort ?? fallback
  const name = wanted.replace(/^-/, '') as Key
  const direction = wanted.startsWith('-') ? desc : asc
  return [wanted.startsWith('-') ? sql`${direction(columns[name])} nulls last` : direction(columns[name]), direction(id)]
}

/** The answer of a list; the rows and their total are asked for side by side. */
export const listOf = async <Row>(
  query: ListQuery & Record<string, unknown>,
  ask: { rows: (page: { limit: number; offset: number }) => PromiseLike<Row[]>; total: () => PromiseLike<number> },
): Promise<{ data: Row[]; meta?: Meta }> => {
  const { whole, page, pageSize, limit, offset } = pageOf(query)
  if (whole) return { data: await ask.rows({ limit, offset }) }
  const [data, total] = await Promise.all([ask.rows({ limit, offset }), ask.total()])
  return { data, meta: { total, page, pageSize } }
}
