import { useEffect, useEffectEvent } from 'react'
import { pagesOf, rangeOf } from '#islands/staff/table/pages.ts'
import type { ViewControl } from '#islands/staff/table/use-view.ts'

/**
 * Comes back from a page that is no more, as where its last row has left. @returns what a search, a filter or a page has
 * brought, for those who can't see it; nothing until somebody has asked for one
 */
export const useFound = (what: string, { view, touched, turnTo }: ViewControl, { total, isStale }: { total: number | undefined; isStale: boolean }): string => {
  const last = total === undefined ? undefined : pagesOf(total)
  const comeBack = useEffectEvent((page: number) => { if (view.page > page && !isStale) turnTo(page, 'replace') })
  useEffect(() => { if (last) comeBack(last) }, [last, isStale])
  if (!touched || isStale || total === undefined || !last) return ''
  return `${what}: ${total === 0 ? 'nothing matches' : rangeOf(Math.min(view.page, last), total)}`
}
