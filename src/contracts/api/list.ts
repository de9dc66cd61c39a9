/** Lists (decisions "API"): whole, up to 10,000 rows, without parameters; with any of them a page and its `meta`. */
import * as z from 'zod/mini'
import { LENGTHS } from '#contracts/field-rules.ts'

export const PAGE_SIZE = 10
export const MAX_PAGE_SIZE = 100
export const MAX_ROWS = 10_000
export const MAX_PAGE = 1_000_000
/** The longest search. */
export const MAX_SEARCH = LENGTHS.name

/** In figures alone: `Number` would also take `0x2` and `1e1`. */
const whole = (max: number) => z.pipe(z.transform((given) => (/^\d+$/.test(String(given)) ? Number(given) : given)), z.int().check(z.minimum(1), z.maximum(max)))

/** `createdAt` is ascending, `-createdAt` descending. */
const sortBy = <const Columns extends readonly [string, ...string[]]>(columns: Columns) => {
  type Key = Columns[number] | `-${Columns[number]}`
  return z.enum([...columns, ...columns.map((column) => `-${column}`)] as [Key, ...Key[]])
}

/** The query of a list that sorts by `columns` and filters by what `filters` makes. */
export const listQuery = <const Columns extends readonly [string, ...string[]], const Filters extends z.core.$ZodLooseShape>(columns: Columns, filters: () => Filters) =>
  z.lazy(() => z.strictObject({
    page: z.optional(whole(MAX_PAGE)),
    pageSize: z.optional(whole(MAX_PAGE_SIZE)),
    /** Words, each of which must begin a word of the row. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(MAX_SEARCH))),
    sort: z.optional(sortBy(columns)),
    ...filters(),
  }))

const meta = z.lazy(() => z.object({ total: z.int(), page: z.int(), pageSize: z.int() }))
export type Meta = z.infer<typeof meta>

/** `meta` is there if any parameter was given; `more` is beside it. */
export const listAnswer = <Item extends z.ZodMiniType, const More extends z.core.$ZodLooseShape = object>(item: Item, more: () => More = () => ({}) as More) =>
  z.lazy(() => z.object({ data: z.array(item), meta: z.optional(meta), ...more() }))

/** What every list's query has in common. */
export type ListQuery = z.output<ReturnType<typeof listQuery<readonly [string], object>>>
