import { useEffect, useEffectEvent } from 'react'
import { pagesOf, rangeOf } from '#islands/staff/table/pages.ts'
import type { Column } from '#islands/staff/table/types.ts'
import type { ViewControl } from '#islands/staff/table/use-view.ts'

type Sorted = Pick<Column<never>, 'header' | 'sort'>

/** By which column and in which direction; empty for the route's default order. */
const orderOf = (sort: string, columns: readonly Sorted[]): string => {
  const by = columns.find((column) => column.sort && sort.replace('-', '') === column.sort)
  return by ? ` by ${by.header}, ${sort.startsWith('-') ? 'descending' : 'ascending'}` : ''
}

/**
 * Turns back from a page that no longer exists to the last one.
 * @returns what a search, a filter or another page has brought, for screen readers; empty until somebody has changed the
 * view
 */
export const useFound = (what: string, { view, touched, turnTo }: ViewControl, { total, isStale }: { total: number | undefined; isStale: boolean }, columns: readonly Sorted[] = []): string => {
  const last = total === undefined ? undefined : pagesOf(total)
  const comeBack = useEffectEvent((page: number) => { if (view.page > page && !isStale) turnTo(page, 'replace') })
  useEffect(() => { if (last) comeBack(last) }, [last, isStale])
  if (!touched || isStale || total === undefined || !last) return ''
  return `${what}${orderOf(view.sort, columns)}: ${total === 0 ? 'nothing matches' : rangeOf(Math.min(view.page, last), total)}`
}
