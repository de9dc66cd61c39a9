/** Lists as in decisions "API": whole without parameters, else a page with its `meta`; sorted and paged by the database. */
import { asc, Column, desc, is, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { MAX_ROWS, PAGE_SIZE, type ListQuery, type Meta } from '#contracts/api/list.ts'

/** A list's parsed query; `whole` if it has no parameter at all. */
export const pageOf = (query: ListQuery & Record<string, unknown>): { whole: boolean; page: number; pageSize: number; limit: number; offset: number } => {
  const whole = Object.values(query).every((value) => value === undefined)
  const page = query.page ?? 1
  const pageSize = query.pageSize ?? PAGE_SIZE
  return { whole, page, pageSize, limit: whole ? MAX_ROWS : pageSize, offset: whole ? 0 : (page - 1) * pageSize }
}

/** For a column that is never null, `nulls last` would only prevent the use of its index. */
const falling = (column: Column | SQL): SQL => (is(column, Column) && column.notNull ? desc(column) : sql`${desc(column)} nulls last`)

/** A list's sort columns. */
type Key<Sort extends string> = Sort extends `-${infer Falling}` ? Falling : Sort

/** The order that `sort` names among `columns`, which have all that the list's query takes; newest first without. Ties are settled by `id`, so that no row is on two pages. */
export const orderOf = <Sort extends string>(sort: Sort | undefined, columns: Record<Key<Sort> | 'createdAt', Column | SQL | Column[]>, id: Column): SQL[] => {
  const wanted = sort ?? '-createdAt'
  const by = [columns[wanted.replace(/^-/, '') as Key<Sort>]].flat()
  return wanted.startsWith('-') ? [...by.map(falling), desc(id)] : [...by.map((column) => asc(column)), asc(id)]
}

/** The response of a list; the rows and their total are queried in parallel. */
export const listOf = async <Row>(
  query: ListQuery & Record<string, unknown>,
  ask: { rows: (page: { limit: number; offset: number }) => PromiseLike<Row[]>; total: () => PromiseLike<number> },
): Promise<{ data: Row[]; meta?: Meta }> => {
  const { whole, page, pageSize, limit, offset } = pageOf(query)
  if (whole) return { data: await ask.rows({ limit, offset }) }
  const [data, total] = await Promise.all([ask.rows({ limit, offset }), ask.total()])
  return { data, meta: { total, page, pageSize } }
}

/** A list as an export reads it: first the ids in order, then the rows, some at a time and in any order. */
export type Walk<Row extends { _id: string }> = { keys: () => Promise<string[]>; rows: (keys: string[]) => Promise<Row[]> }

/** The condition that `id` is one of `keys`, which are one parameter, however many. */
export const isOneOf = (id: Column, keys: string[]): SQL => sql`${id} = any(${sql.param(keys)}::${sql.raw(id.getSQLType())}[])`

/** The condition that `id` is on the page that `ids` selects. The ids are selected first, so that the rest is read for these rows alone. */
export const isOnPage = (id: Column, ids: SQLWrapper): SQL => sql`${id} = any(array(${ids}))`

/** The ids of `rows`, in their order, for a `Walk`. */
export const keysOf = async (rows: PromiseLike<{ id: string }[]>): Promise<string[]> => (await rows).map(({ id }) => id)
