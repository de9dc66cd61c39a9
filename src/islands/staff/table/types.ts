import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import type { ListQuery } from '#contracts/api/list.ts'
import type { AnswerOf, GivenQuery, Route } from '#contracts/api/route.ts'

/** A GET of the route table that answers `{ data, meta? }`. */
export type ListRoute = Route & { answer: z.ZodMiniType }
export type RowOf<R extends ListRoute> = AnswerOf<R> extends { data: (infer Row)[] } ? Row : never
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
export type ColumnOf<R extends ListRoute> = Column<RowOf<R>, Exclude<GivenQuery<R> extends { sort?: infer Sort } ? Sort & string : never, `-${string}`>>
export type FilterOf<R extends ListRoute> = Filter<Exclude<keyof GivenQuery<R> & string, keyof ListQuery>>

export type TableProps<R extends ListRoute> = {
  /** Also the prefix of the table's parameters in the address bar: `clients.search`. */
  id: string
  /** The heading, which also names the table. */
  caption: string
  route: R
  columns: ColumnOf<R>[]
  filters?: FilterOf<R>[]
  searchLabel: string
  /** The stated words for a list without any row. */
  empty: string
  /** The stated toast for a list that can't be loaded. */
  failed: string
  exportRoute?: ExportRoute
  /** The last column, headed "Actions". */
  actions?: (row: RowOf<R>) => ReactNode
}
