import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { ListQuery, Meta } from '#contracts/api/list.ts'
import type { GivenQuery, Route } from '#contracts/api/route.ts'

export type Kept = { _id: string }
/** A GET of the route table that answers `{ data, meta? }`. */
export type ListRoute<Row extends Kept = Kept> = Route & { answer: z.ZodMiniType<{ data: Row[]; meta?: Meta }> }
type RowOf<R extends ListRoute> = R['answer']['_zod']['output']['data'][number]
export type ExportRoute = Route & { answer: { file: string } }

export type Column<Row, Sort extends string = string> = {
  key: string
  header: string
  cell: (row: Row) => ReactNode
  /** What the route sorts by for this column. */
  sort?: Sort
  /** Sorts from the largest or newest first; numbers do anyway. */
  fallsFirst?: boolean
  /** Aligned right, with figures of one width. */
  numeric?: boolean
  /** Hidden until somebody chooses it. */
  hiddenFirst?: boolean
  /** Always shown. */
  fixed?: boolean
}

export type Filter<Key extends string = string> = { /** A key of the route's query. */ key: Key; label: string; options: readonly { value: string; label: string }[] }

/** Columns and filters limited to what the route accepts: otherwise only the server would refuse a wrong one. */
type SortOf<R extends Route> = Exclude<GivenQuery<R> extends { sort?: infer Sort } ? Sort & string : never, `-${string}`>
export type ColumnOf<R extends ListRoute> = Column<RowOf<R>, SortOf<R>>
export type FilterOf<R extends Route> = Filter<Exclude<keyof GivenQuery<R> & string, keyof ListQuery>>

export type TableProps<Row extends Kept, R extends ListRoute<Row>> = {
  /** Also the prefix of the table's parameters in the address bar: `clients.search`. */
  id: string
  /** The heading, which also names the table. */
  caption: string
  route: R
  columns: Column<Row, SortOf<R>>[]
  filters?: FilterOf<R>[]
  searchLabel: string
  /** The stated words for a list without any row. */
  empty: string
  /** The stated toast for a list that can't be loaded. */
  failed: string
  exportRoute?: ExportRoute
  /** The last column, headed "Actions". */
  actions?: (row: Row) => ReactNode
}
