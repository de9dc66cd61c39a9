/** The page of rows that a view asks for. */
import { useDeferredValue, useEffect } from 'react'
import { PAGE_SIZE } from '#contracts/api/list.ts'
import type { GivenQuery } from '#contracts/api/route.ts'
import { useAnswer } from '#islands/staff/shell/queries.ts'
import { toast } from '#islands/staff/shell/toasts/toast.ts'
import type { Kept, ListRoute } from '#islands/staff/table/types.ts'
import type { View } from '#islands/staff/table/use-view.ts'

/** The query of a view without its page: what an export takes. */
export const queryOf = ({ search, sort, filters }: View): Record<string, string> =>
  Object.fromEntries(Object.entries({ search, sort, ...filters }).filter(([, value]) => value !== ''))

const none: never[] = []

export const useRows = <Row extends Kept>({ route, failed }: { route: ListRoute<Row>; failed: string }, view: View) => {
  const wanted = JSON.stringify({ ...queryOf(view), page: view.page, pageSize: PAGE_SIZE })
  // The view's controls change at once, so that a press is answered; its rows are fetched and rendered afterwards, in pieces.
  const settled = useDeferredValue(wanted)
  const asked = useAnswer(route, { query: JSON.parse(settled) as GivenQuery<ListRoute> })
  const answer = useDeferredValue(asked.data)
  const total = answer?.meta?.total ?? answer?.data.length
  const hasFailed = asked.isMissing

  useEffect(() => { if (asked.error) toast.failure(failed) }, [asked.error, failed])

  const rows = hasFailed ? none : answer?.data ?? none
  const state = hasFailed ? 'failed' as const : answer ? 'shown' as const : 'loading' as const
  /** The rows shown are those of the previous view. */
  const isStale = !hasFailed && answer !== undefined && (settled !== wanted || asked.isPlaceholderData || answer !== asked.data)
  return {
    rows, state, isStale,
    /** Unknown until there is an answer. */
    total: hasFailed ? undefined : total,
    /** Also after a view without rows: its "nothing matches" says nothing about this one. */
    isWaiting: state === 'loading' || (isStale && rows.length === 0),
    again: () => void asked.refetch(),
    isAsking: asked.isFetching,
  }
}
