import { ChevronsUpDown } from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { asCell, asHeader, asRow, asRowHeader } from '#islands/staff/table/roles.ts'
import type { Column, Kept } from '#islands/staff/table/types.ts'

type Sorted = Pick<Column<never>, 'header' | 'sort' | 'fallsFirst' | 'numeric'>
type HeadProps = { column: Sorted; /** The view's sort, if it is by this column. */ sort: string; sortBy: (sort: string) => void }

/** The view's sort if it is by this column, else empty, so that only the columns concerned are rendered again. */
export const sortWithin = ({ sort }: Pick<Sorted, 'sort'>, current: string): string => (current === sort || current === `-${sort}` ? current : '')

/** A route's default order: newest first. */
export const ownOrder = (columns: readonly Sorted[]): string => columns.flatMap(({ sort, fallsFirst }) => (sort && fallsFirst ? [`-${sort}`] : []))[0] ?? ''

const directionOf = ({ sort }: Sorted, current: string) => (!sort ? undefined : current === sort ? 'ascending' : current ? 'descending' : 'none')

/** One direction, the other, then the route's default order again. */
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

/** Longer than a word: it may break anywhere, or it would push other columns out of sight. If every cell might, ordinary words would break too. */
const UNBROKEN = /\S{20}/

type CellProps = { /** Its row's id. */ of: string; header: string; numeric?: boolean | undefined; first: boolean; children: ReactNode }

/**
 * A cell; its label shows only where rows are cards. No element that isn't needed, because a dialog over the page restyles all of them.
 * Composed content is keyed by its row: reused for another row, it would keep a translator's words (docs/decisions/hydration.md).
 */
const BodyCell = ({ of, header, numeric, first, children }: CellProps) => {
  const className = [numeric && 'numeric', first && 'first', typeof children === 'string' && UNBROKEN.test(children) && 'unbroken'].filter(Boolean).join(' ') || undefined
  const content = typeof children === 'object' ? <span key={of}>{children}</span> : children
  return first ? <th {...asRowHeader} scope="row" className={className}>{content}</th> : <td {...asCell} className={className} data-label={header}>{content}</td>
}

type RowsProps<Row> = { rows: Row[]; columns: Column<Row>[]; actions: ((row: Row) => ReactNode) | undefined }

/** Rows are keyed by position, because reusing one is less work than making one. Buttons are keyed by their row: a pressed or focused one would become another row's. */
const Rows = <Row extends Kept>({ rows, columns, actions }: RowsProps<Row>): ReactNode => rows.map((row, place) => (
  <tr key={place} {...asRow}>
    {columns.map((column, i) => <BodyCell key={column.key} of={row._id} header={column.header} numeric={column.numeric} first={i === 0}>{column.cell(row)}</BodyCell>)}
    {actions && <td key={row._id} {...asCell} className="row-actions">{actions(row)}</td>}
  </tr>
))
/** Memoized: rendered again for other rows, columns or actions, not for other changes of the view. */
export const BodyRows = memo(Rows) as typeof Rows
