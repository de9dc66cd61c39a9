/** Calls the API by its route tables (`#contracts/api`): path, method, types and token follow from the route. */
import * as z from 'zod/mini'
import type { AnswerOf, GivenBody, GivenQuery, ParamsOf, Route } from '#contracts/api/route.ts'
import type { Role } from '#contracts/roles.ts'
import { answerOf, lost, type ApiResult } from '#lib/api.ts'
import { watchLine } from '#lib/line.ts'
import { PATIENCE_MS } from '#lib/patience.ts'
import { forgetSession, tokenOf } from '#lib/session.ts'

type Given<R extends Route> = { params?: ParamsOf<R>; query?: GivenQuery<R>; body?: GivenBody<R> }
/** The same for any route. */
type Any = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown }

/** The address of a route with its parameters filled in; undefined or empty values are left out of the query. */
export const addressOf = (route: Route, { params = {}, query = {} }: Omit<Any, 'body'>): string => {
  const path = route.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const given = Object.entries(query).flatMap(([key, value]) => (value === undefined || value === '' ? [] : [[key, String(value as string | number | boolean)]]))
  return given.length ? `${path}?${new URLSearchParams(given)}` : path
}

const request = (route: Route, token: string | undefined, body: unknown, signal: AbortSignal): RequestInit => ({
  method: route.method,
  headers: {
    accept: 'application/json',
    ...(route.body ? { 'content-type': 'application/json' } : {}),
    ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
  },
  ...(route.body ? { body: JSON.stringify(body) } : {}),
  signal,
})

const roleOf = ({ role }: Route): Role | undefined => (role === 'anyone' ? undefined : role)

const fetchRoute = async (route: Route, given: Any, signal: AbortSignal): Promise<Response | undefined> => {
  const role = roleOf(route)
  const token = role && tokenOf(role)
  const response = await fetch(addressOf(route, given), request(route, token, given.body, signal)).catch(() => undefined)
  // A token that our server refuses is useless; once it is forgotten, the page's guard sends the user to sign in. A newer
  // token, stored by another tab meanwhile, is kept; so is this one when a proxy refuses, with a page of its own.
  if (response?.status === 401 && response.headers.get('content-type')?.startsWith('application/json') && role && tokenOf(role) === token) forgetSession(role)
  return response
}

const unanswered = new Set<Promise<unknown>>()
/** Resolves once all writes and downloads in progress are answered; undefined if there are none. Leaving the page would abort them and lose their answers. */
export const underWay = (): Promise<unknown> | undefined => (unanswered.size ? Promise.all(unanswered) : undefined)

const counted = <T>(work: Promise<T>): Promise<T> => {
  unanswered.add(work)
  return work.finally(() => unanswered.delete(work))
}

/** Calls `route` with its role's token. Every outcome is a value; a 401 forgets the session. */
export const call = <R extends Route & { answer: z.ZodMiniType }>(route: R, given: Given<R> = {}): Promise<ApiResult<AnswerOf<R>>> => {
  const answer = fetchRoute(route, given as Any, AbortSignal.timeout(PATIENCE_MS)).then((response) => answerOf(response, route.answer as z.ZodMiniType<AnswerOf<R>>))
  return route.method === 'GET' ? answer : counted(answer)
}

/** The content of a file; each chunk calls `heard`, so that a slow line isn't taken for a dead one. */
const contentOf = async (response: Response, heard: () => void): Promise<Blob | undefined> => {
  const told = new TransformStream<Uint8Array, Uint8Array>({
    transform: (chunk, controller) => {
      heard()
      controller.enqueue(chunk)
    },
  })
  return new Response(response.body?.pipeThrough(told), response).blob().catch(() => undefined)
}

/** A CSV of ours ends with a line ending that is sent last: one that a proxy or the platform has cut may end as calmly as a whole one. */
const isWhole = async (content: Blob): Promise<boolean> => !content.type.startsWith('text/csv') || (await content.slice(-2).text()) === '\r\n'

const fileOf = async (response: Response | undefined, heard: () => void): Promise<ApiResult<{ content: Blob; name: string }>> => {
  // Every file of ours has a name; without one it is a page of a proxy, or of a network that asks for a sign-in.
  const name = /filename="([^"]*)"/.exec(response?.headers.get('content-disposition') ?? '')?.[1]
  if (!response?.ok || !name) return answerOf(response, z.never())
  const content = await contentOf(response, heard)
  return content && (await isWhole(content)) ? { ok: true, data: { content, name } } : lost('network')
}

/** Fetches a file that `route` answers with: its content, and the name that the server gives it. Gives up only when the line stalls. */
export const download = async <R extends Route>(route: R, given: Given<R> = {}): Promise<ApiResult<{ content: Blob; name: string }>> => {
  const line = watchLine(PATIENCE_MS)
  const file = await counted(fetchRoute(route, given as Any, line.signal).then((response) => fileOf(response, line.heard)))
  line.end()
  return file
}
