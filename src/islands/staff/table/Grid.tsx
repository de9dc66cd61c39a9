import { ChevronsUpDown } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { asCell, asHeader, asRow, asRowHeader } from '#islands/staff/table/roles.ts'
import type { Column } from '#islands/staff/table/types.ts'

type Sorted = Pick<Column<never>, 'header' | 'sort' | 'fallsFirst' | 'numeric'>
type HeadProps = { column: Sorted; /** Of the view, where it is by this column. */ sort: string; sortBy: (sort: string) => void }

/** The view's sort, as far as this column is concerned. */
export const sortWithin = ({ sort }: Pick<Sorted, 'sort'>, current: string): string => (current === sort || current === `-${sort}` ? current : '')

/** The order in which a route lists by itself: the newest first. */
export const ownOrder = (columns: readonly Sorted[]): string => columns.flatMap(({ sort, fallsFirst }) => (sort && fallsFirst ? [`-${sort}`] : []))[0] ?? ''

const directionOf = ({ sort }: Sorted, current: string) => (!sort ? undefined : current === sort ? 'ascending' : current ? 'descending' : 'none')

/** One way, the other way, then the route's own order again. */
const nextSort = (column: Sorted, current: string): string => {
  const falls = column.fallsFirst ?? column.numeric
  const [first, second] = falls ? [`-${column.sort}`, column.sort!] : [column.sort!, `-${column.sort}`]
  return current === first ? second : current === second ? '' : first
}

export const HeadCell = memo(({ column, sort, sortBy }: HeadProps) => {
  const direction = directionOf(column, sort)
  return (
    <th {...asHeader} scope="col" aria-sort={direction} className={column.numeric ? 'numeric' : undefined}>
      {direction
        ? <button type="button" onClick={() => sortBy(nextSort(column, sort))}>{column.header} <ChevronsUpDown className="icon" aria-hidden="true" /></button>
        : column.header}
    </th>
  )
})

type CellProps = { /** Of its row. */ of: string; header: string; numeric?: boolean | undefined; first: boolean; children: ReactNode }

/**
 * A cell; its label shows only where rows are cards. No element that isn't needed: a dialog over the page restyles them all.
 * What is composed is its row's: filled anew, it would keep the words that a translator has put into it (docs/decisions/hydration.md).
 */
const BodyCell = ({ of, header, numeric, first, children }: CellProps) => {
  const className = [numeric && 'numeric', first && 'first'].filter(Boolean).join(' ') || undefined
  const content = typeof children === 'object' ? <span key={of}>{children}</span> : children
  return first ? <th {...asRowHeader} scope="row" className={className}>{content}</th> : <td {...asCell} className={className} data-label={header}>{content}</td>
}

type Kept = { _id: string }
type RowsProps<Row> = { rows: Row[]; columns: Column<Row>[]; actions: ((row: Row) => ReactNode) | undefined }

/** A row is filled anew in its place, which is less work than another one. Its buttons are not: held or focused, one would become somebody else's. */
const Rows = <Row extends Kept>({ rows, columns, actions }: RowsProps<Row>) => rows.map((row, place) => (
  <tr key={place} {...asRow}>
    {columns.map((column, i) => <BodyCell key={column.key} of={row._id} header={column.header} numeric={column.numeric} first={i === 0}>{column.cell(row)}</BodyCell>)}
    {actions && <td key={row._id} {...asCell} className="row-actions">{actions(row)}</td>}
  </tr>
))
/** Made anew for other rows, columns or actions, not for whatever else of a view changes. */
export const BodyRows = memo(Rows) as unknown as typeof Rows
