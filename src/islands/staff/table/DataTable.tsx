import { useEffect, useRef } from 'react'
import { LiveTable } from '#islands/staff/table/LiveTable.tsx'
import { toTable } from '#islands/staff/table/to-table.ts'
import type { Kept, ListRoute, TableProps } from '#islands/staff/table/types.ts'
import { useNear } from '#islands/staff/table/use-near.ts'
import './table.css'
import './cards.css'
import './print.css'

/**
 * A table of an API list (docs/decisions/staff-tables.md): searched, sorted, filtered and paged by the database; its view
 * is in the address bar, its columns can be chosen and exported, all by keyboard alone. Define `columns` and `filters`
 * outside the component that renders the table, or memoize them. The heading is rendered at once, the rest once the table
 * is near the screen or the page is idle.
 */
export const DataTable = <Row extends Kept, R extends ListRoute<Row>>(props: TableProps<Row, R>) => {
  const section = useRef<HTMLElement>(null)
  const { near, done } = useNear(section)
  useEffect(() => {
    // The browser looked for the fragment before this table existed. The fragment is removed: a reload must keep the position.
    const come = () => {
      if (location.hash !== `#${props.id}`) return
      history.replaceState(history.state, '', location.pathname + location.search)
      toTable(props.id)
    }
    come()
    addEventListener('hashchange', come)
    return () => removeEventListener('hashchange', come)
  }, [props.id])
  return (
    <section ref={section} id={props.id} className="table" aria-labelledby={`${props.id}-heading`} aria-busy={!near}>
      <div className="table-head">
        <h2 id={`${props.id}-heading`} tabIndex={-1}>{props.caption}</h2>
      </div>
      {near ? <LiveTable {...props} onSettled={done} /> : <div className="table-later" />}
    </section>
  )
}
