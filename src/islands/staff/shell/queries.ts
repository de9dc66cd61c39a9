/** API calls as queries: cached while the page is open, refetched whenever somebody comes back to it. */
import { keepPreviousData, QueryCache, QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type * as z from 'zod/mini'
import type { AnswerOf, GivenQuery, ParamsOf, Route } from '#contracts/api/route.ts'
import { toast } from '#islands/staff/shell/toasts/toast.ts'
import { isGone, isNewer, type Failed } from '#lib/api.ts'
import { call } from '#lib/call.ts'
import { pause } from '#lib/pause.ts'

type JsonRoute = Route & { answer: z.ZodMiniType }
type Given<R extends Route> = { params?: ParamsOf<R>; query?: GivenQuery<R>; enabled?: boolean }

/** The error of a failed query: the failure that `call` returned. */
class CallFailed extends Error {
  readonly failure: Failed
  constructor(failure: Failed) {
    super(failure.error || failure.kind)
    this.failure = failure
  }
}

// A refusal is not retried; a lost connection is, once. `navigator.onLine` is not used: it is often wrong.
const again = (count: number, error: Error) => error instanceof CallFailed && error.failure.kind === 'network' && count < 1

const saysGone = (error: unknown) => error instanceof CallFailed && isGone(error.failure)

const OUTDATED = 'The site has been updated, and this page is too old to show all of it. Please reload the page.'
let saidOutdated = false

const onError: QueryCache['config']['onError'] = (error, query) => {
  // Deleted data is removed from the cache: the next failure would show it again.
  if (saysGone(error)) query.setState({ data: undefined, dataUpdatedAt: 0 })
  // However often it is tried again, an old page doesn't understand a newer release's answer. Said once: somebody who comes back to the page asks again each time.
  if (saidOutdated || !(error instanceof CallFailed && isNewer(error.failure))) return
  saidOutdated = true
  toast.untilDismissed('warning', OUTDATED)
}

/** However new an answer is, what was done meanwhile in another tab, or on a later page of this one, is newer. */
const refetchOnWindowFocus = 'always'

export const newQueries = () =>
  new QueryClient({ queryCache: new QueryCache({ onError }), defaultOptions: { queries: { retry: again, retryDelay: 500, staleTime: 15_000, refetchOnWindowFocus, networkMode: 'always' } } })

const keyOf = (route: Route, { params, query }: { params?: object; query?: object }) => [route.path, params ?? {}, query ?? {}]

/** Each call in a task of its own: otherwise all calls of a page would run in one task, together with the render before them. */
const answered = async <R extends JsonRoute>(route: R, given: Given<R>): Promise<AnswerOf<R>> => {
  await pause()
  const result = await call(route, given)
  if (!result.ok) throw new CallFailed(result)
  return result.data
}

/**
 * The answer of a GET `route`: `{ data, dataUpdatedAt, error, errorUpdateCount, isFetching, isMissing, isPlaceholderData, refetch }`.
 * While another page is loading the last one stays; `isMissing` says that loading failed, even if an earlier page is shown.
 * An error stays until there is an answer, also during a retry, so that message and button don't disappear and come back.
 * A 404 stays, even if the connection is lost afterwards. With `errorUpdateCount` as the key of its message, a second
 * failure is announced as well.
 */
export const useAnswer = <R extends JsonRoute>(route: R, { enabled = true, ...given }: Given<R> = {}) => {
  const queryKey = keyOf(route, given)
  const answer = useQuery<AnswerOf<R>, CallFailed>({ queryKey, queryFn: () => answered(route, given as Given<R>), placeholderData: keepPreviousData, enabled })
  const asked = JSON.stringify(queryKey)
  const [kept, keep] = useState<{ asked: string; error: CallFailed }>()
  const isThere = answer.data !== undefined && !answer.isPlaceholderData
  const still = !isThere && kept?.asked === asked ? kept.error : null
  const error = saysGone(still) ? still : answer.error ?? still
  if (error && !isThere && error !== kept?.error) keep({ asked, error })
  // Forgotten once another view is shown: seen again later, this view is not a failed one.
  if (kept && kept.asked !== asked && !answer.error) keep(undefined)
  const queries = useQueryClient()
  const ask = answer.refetch
  // Other failed queries, which may have no retry button of their own, such as a count, are retried as well.
  const refetch = useCallback(async () => {
    const result = await ask()
    if (result.isSuccess) void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
    return result
  }, [ask, queries])
  // Getters, because the query tracks what is read: a component that reads only the data is not rendered again for each fetch.
  return {
    error,
    isMissing: error !== null && !isThere,
    refetch,
    get data() { return answer.data },
    get dataUpdatedAt() { return answer.dataUpdatedAt },
    get errorUpdateCount() { return answer.errorUpdateCount },
    get isFetching() { return answer.isFetching },
    get isPlaceholderData() { return answer.isPlaceholderData },
  }
}

/**
 * `const refresh = useRefresh(); await refresh(routes.ownClients)`: after a write, everything that shows these routes
 * refetches. A request from before the write that is still running is ignored: otherwise a first load would be awaited
 * instead, and may not contain the write.
 */
export const useRefresh = () => {
  const queries = useQueryClient()
  return useCallback((...routes: Route[]): Promise<unknown> => Promise.all(routes.map(async ({ path }) => {
    const given = { queryKey: [path] }
    await queries.cancelQueries(given)
    await queries.invalidateQueries(given)
  })), [queries])
}

/**
 * `await keep(routes.getSubmission, { params: { id } }, answer)`: caches the response of a write that equals a GET of this
 * route. A GET from before the write that is still running is ignored.
 */
export const useKeep = () => {
  const queries = useQueryClient()
  return async <R extends JsonRoute>(route: R, given: Given<R>, answer: AnswerOf<R>): Promise<void> => {
    const queryKey = keyOf(route, given)
    await queries.cancelQueries({ queryKey })
    queries.setQueryData(queryKey, answer)
  }
}
