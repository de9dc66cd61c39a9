/** Calls of the API as queries: kept while the page is open, asked again when it is looked at again. */
import { keepPreviousData, QueryCache, QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import type * as z from 'zod/mini'
import type { AnswerOf, GivenQuery, ParamsOf, Route } from '#contracts/api/route.ts'
import type { Failed } from '#lib/api.ts'
import { call } from '#lib/call.ts'
import { pause } from '#lib/pause.ts'

type JsonRoute = Route & { answer: z.ZodMiniType }
type Given<R extends Route> = { params?: ParamsOf<R>; query?: GivenQuery<R>; enabled?: boolean }

/** What a query that failed throws: the failure as `call` answers it. */
class CallFailed extends Error {
  readonly failure: Failed
  constructor(failure: Failed) {
    super(failure.error || failure.kind)
    this.failure = failure
  }
}

// A refusal stays one; a lost line is tried once more. `navigator.onLine` is not asked: it is often wrong.
const again = (count: number, error: Error) => error instanceof CallFailed && error.failure.kind === 'network' && count < 1

const isGone = (error: unknown) => error instanceof CallFailed && error.failure.status === 404

/** What is gone is kept no longer: the next failure would bring it back. */
const drop: QueryCache['config']['onError'] = (error, query) => { if (isGone(error)) query.setState({ data: undefined, dataUpdatedAt: 0 }) }

export const newQueries = () =>
  new QueryClient({ queryCache: new QueryCache({ onError: drop }), defaultOptions: { queries: { retry: again, retryDelay: 500, staleTime: 15_000, networkMode: 'always' } } })

const keyOf = (route: Route, { params, query }: { params?: object; query?: object }) => [route.path, params ?? {}, query ?? {}]

/** Each call in a task of its own: otherwise all calls of a page would be one task, with what has just been rendered. */
const answered = async <R extends JsonRoute>(route: R, given: Given<R>): Promise<AnswerOf<R>> => {
  await pause()
  const result = await call(route, given)
  if (!result.ok) throw new CallFailed(result)
  return result.data
}

/**
 * The answer of a GET `route`: `{ data, dataUpdatedAt, error, errorUpdateCount, isFetching, isMissing, isPlaceholderData, refetch }`.
 * While another page of it is on its way the last one stays; `isMissing` says that it failed, also where that one is there. An
 * error stays until there is an answer, also while it is asked for again: what says so, and the button that asks, don't go
 * and come back. That something is gone stays so: a line that is lost afterwards says nothing new. `errorUpdateCount` as the
 * key of what says it has a second failure read out as well.
 */
export const useAnswer = <R extends JsonRoute>(route: R, { enabled = true, ...given }: Given<R> = {}) => {
  const queryKey = keyOf(route, given)
  const answer = useQuery<AnswerOf<R>, CallFailed>({ queryKey, queryFn: () => answered(route, given as Given<R>), placeholderData: keepPreviousData, enabled })
  const asked = JSON.stringify(queryKey)
  const [kept, keep] = useState<{ asked: string; error: CallFailed }>()
  const isThere = answer.data !== undefined && !answer.isPlaceholderData
  const still = !isThere && kept?.asked === asked ? kept.error : null
  const error = isGone(still) ? still : answer.error ?? still
  if (error && !isThere && error !== kept?.error) keep({ asked, error })
  // When it is seen again later, it is a view like any other, not a failed one.
  if (kept && kept.asked !== asked && !answer.error) keep(undefined)
  const queries = useQueryClient()
  const ask = answer.refetch
  // What failed with it and has no button of its own, a count, comes back with it.
  const refetch = useCallback(async () => {
    const result = await ask()
    if (result.isSuccess) void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
    return result
  }, [ask, queries])
  // Only what is read counts: a component that reads the data alone is not rendered again because it is being fetched.
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
 * `const refresh = useRefresh(); await refresh(routes.ownClients)`: after a write, whatever shows these routes asks again. An
 * answer that was asked for before the write, and is still on its way, is not heard any more: a first one would be waited for
 * instead, and may not know of it.
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
 * `await keep(routes.getSubmission, { params: { id } }, answer)`: a write has answered with what a GET of this route would.
 * One that was asked for before the write, and is still on its way, is not heard any more.
 */
export const useKeep = () => {
  const queries = useQueryClient()
  return async <R extends JsonRoute>(route: R, given: Given<R>, answer: AnswerOf<R>): Promise<void> => {
    const queryKey = keyOf(route, given)
    await queries.cancelQueries({ queryKey })
    queries.setQueryData(queryKey, answer)
  }
}
