import { useEffect, useRef } from 'react'
import { LiveTable } from '#islands/staff/table/LiveTable.tsx'
import { toTable } from '#islands/staff/table/to-table.ts'
import type { ListRoute, TableProps } from '#islands/staff/table/types.ts'
import { useNear } from '#islands/staff/table/use-near.ts'
import './table.css'
import './cards.css'
import './print.css'

/**
 * A list of the API as people expect it: searched, sorted, filtered and paged by the database, the view in the address
 * bar, the columns chosen, exported as seen, by keyboard alone (docs/decisions/staff-tables.md). Define `columns` and
 * `filters` outside of the component that renders it, or memoize them. Its heading is there at once; the rest once it is
 * near the screen, or when the page has been still for a while.
 */
export const DataTable = <R extends ListRoute>(props: TableProps<R>) => {
  const section = useRef<HTMLElement>(null)
  const { near, done } = useNear(section)
  useEffect(() => {
    // The browser looked for the address's fragment before this was here. Once only: a reload begins where one was.
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
