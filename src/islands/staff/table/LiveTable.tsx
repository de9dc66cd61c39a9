import { useEffect, useEffectEvent } from 'react'
import { useLate } from '#islands/staff/shell/use-late.ts'
import { ColumnMenu } from '#islands/staff/table/ColumnMenu.tsx'
import { ExportButton } from '#islands/staff/table/ExportButton.tsx'
import { BodyRows, HeadCell, ownOrder, sortWithin } from '#islands/staff/table/Grid.tsx'
import { Pager } from '#islands/staff/table/Pager.tsx'
import { asHeader, asRow, asRows, asTable } from '#islands/staff/table/roles.ts'
import { Scroller } from '#islands/staff/table/Scroller.tsx'
import { Empty, Failed, Waiting } from '#islands/staff/table/States.tsx'
import { Toolbar } from '#islands/staff/table/Toolbar.tsx'
import type { Column, Filter, Kept, ListRoute, TableProps } from '#islands/staff/table/types.ts'
import { useColumns } from '#islands/staff/table/use-columns.ts'
import { useFound } from '#islands/staff/table/use-found.ts'
import { useKeptFocus } from '#islands/staff/shell/use-kept-focus.ts'
import { queryOf, useRows } from '#islands/staff/table/use-rows.ts'
import { useView } from '#islands/staff/table/use-view.ts'

const NO_FILTERS: Filter[] = []

type Props<Row extends Kept, R extends ListRoute<Row>> = TableProps<Row, R> & { /** Called once there are rows, or words instead of them. */ onSettled: () => void }

/** The table itself, below its heading: its view, its rows, its tools. */
export const LiveTable = <Row extends Kept, R extends ListRoute<Row>>(props: Props<Row, R>) => {
  const { id, caption, filters = NO_FILTERS, actions } = props
  const columns: Column<Row>[] = props.columns
  const control = useView(id, columns, filters)
  const { view } = control
  const { rows, total, state, isStale, isWaiting, again, isAsking } = useRows(props, view)
  const { shown, choices } = useColumns(id, columns)
  const settle = useEffectEvent(props.onSettled)
  useEffect(() => { if (state !== 'loading') settle() }, [state])

  const keptFocus = useKeptFocus(`${id}-heading`)
  const found = useFound(caption, control, { total, isStale }, columns)
  const isLate = useLate(isStale)
  const width = shown.length + (actions ? 1 : 0)

  return (
    <>
      <Toolbar what={caption} control={control} columns={columns} filters={filters} searchLabel={props.searchLabel}>
        <ColumnMenu what={caption} choices={choices} />
        {props.exportRoute && <ExportButton route={props.exportRoute} query={queryOf(view)} what={caption} />}
      </Toolbar>
      <Scroller caption={caption} isLate={isLate}>
        <table {...asTable} aria-labelledby={`${id}-heading`} aria-busy={state === 'loading' || isStale}>
          <thead {...asRows}>
            <tr {...asRow}>
              {shown.map((column) => <HeadCell key={column.key} column={column} sort={sortWithin(column, view.sort || ownOrder(columns))} sortBy={control.sortBy} />)}
              {actions && <th {...asHeader} scope="col" className="row-actions-head">Actions</th>}
            </tr>
          </thead>
          <tbody {...asRows} {...keptFocus}>
            {isWaiting && <Waiting columns={width} />}
            {state === 'failed' && <Failed columns={width} again={again} busy={isAsking} />}
            {state === 'shown' && rows.length === 0 && !isStale && <Empty columns={width} words={props.empty} isFiltered={control.isFiltered} clear={control.clear} />}
            <BodyRows rows={rows} columns={shown} actions={actions} />
          </tbody>
        </table>
      </Scroller>
      <Pager what={caption} page={view.page} total={total} turnTo={control.turnTo} />
      <p role="status" className="sr-only">{found}</p>
    </>
  )
}
