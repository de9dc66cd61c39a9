/** Calls from islands to functions. Every outcome is a value: nothing here throws. */
import type * as z from 'zod/mini'
import { failure, type Problem } from '#contracts/errors.ts'
import { PATIENCE_MS } from '#lib/patience.ts'

export type ApiResult<T> =
  | { ok: true; data: T }
  /** The server refused; `errors` may name fields. */
  | { ok: false; kind: 'refused'; status: number; error: string; errors: Problem[] }
  /** `network`: no answer, or a 2xx that can't be parsed, as after a lost connection; with a status, JSON of another shape. `unexpected`: an error not in our format. */
  | { ok: false; kind: 'network' | 'unexpected'; status: number; error: string; errors: Problem[] }

export type Failed = Extract<ApiResult<unknown>, { ok: false }>

/** Whether the call may have been carried out all the same: no answer of ours came, or a 503, after which the database may have finished the statement. */
export const isUndecided = ({ kind, status }: Failed): boolean => kind !== 'refused' || status === 503

/** Whether the server says that it isn't there. A 404 of a proxy or of the platform says nothing about it. */
export const isGone = ({ kind, status }: Failed): boolean => kind === 'refused' && status === 404

/** Whether a success came as JSON of another shape: the server's release is newer than this page. */
export const isNewer = ({ kind, status }: Failed): boolean => kind === 'network' && status > 0

/** The server's problems that belong to fields. */
export const ofFields = ({ errors }: Failed): Problem[] => errors.filter(({ field }) => field)

/** The server's messages that belong to no field: a limit, a closed form, an unreachable database. The message of a 500 helps nobody. */
export const ofNoField = ({ status, errors }: Failed): string => (status === 500 ? '' : errors.filter(({ field }) => !field).map(({ message }) => message).join(' '))

type Init = { body: unknown; headers?: Record<string, string> }

export const lost = (kind: 'network' | 'unexpected', status = 0): ApiResult<never> => ({ ok: false, kind, status, error: '', errors: [] })

/** A response's status and JSON body as a result; `schema` parses the body of a success. */
export const readAnswer = <T>(status: number, answer: unknown, schema: z.ZodMiniType<T>): ApiResult<T> => {
  const refused = failure.safeParse(answer)
  if (refused.success) return { ok: false, kind: 'refused', status, ...refused.data }
  if (status > 299) return lost('unexpected', status)
  const read = schema.safeParse(answer)
  return read.success ? { ok: true, data: read.data } : lost('network', typeof answer === 'object' ? status : 0)
}

/** A response as a result; without one the answer was lost. */
export const answerOf = async <T>(response: Response | undefined, schema: z.ZodMiniType<T>): Promise<ApiResult<T>> =>
  response ? readAnswer(response.status, await response.json().catch(() => undefined), schema) : lost('network')

const ask = async <T>(path: string, schema: z.ZodMiniType<T>, request: RequestInit): Promise<ApiResult<T>> =>
  answerOf(await fetch(path, { ...request, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined), schema)

/** POSTs JSON to `path` and parses the response by `schema`. */
export const post = <T>(path: string, schema: z.ZodMiniType<T>, { body, headers }: Init): Promise<ApiResult<T>> =>
  ask(path, schema, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** GETs `path` and parses the response by `schema`. */
export const get = <T>(path: string, schema: z.ZodMiniType<T>): Promise<ApiResult<T>> =>
  ask(path, schema, { headers: { accept: 'application/json' } })
