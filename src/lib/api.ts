/** The one way from an island to a function. Every outcome is a value: nothing here throws. */
import type * as z from 'zod/mini'
import { failure, type Problem } from '#contracts/errors.ts'
import { PATIENCE_MS } from '#lib/patience.ts'

export type ApiResult<T> =
  | { ok: true; data: T }
  /** The server refused; `errors` may name fields. */
  | { ok: false; kind: 'refused'; status: number; error: string; errors: Problem[] }
  /** `network`: no answer, or one that says it is good and can't be read, as after a cut line. `unexpected`: a failure not in our words. */
  | { ok: false; kind: 'network' | 'unexpected'; status: number; error: string; errors: Problem[] }

export type Failed = Extract<ApiResult<unknown>, { ok: false }>

/**
 * Whether it is unknown if the call was carried out: no answer came, or a 503, after which the database may have gone on with the statement.
 */
export const isUndecided = ({ kind, status }: Failed): boolean => kind !== 'refused' || status === 503

/** What the server found wrong with fields. */
export const ofFields = ({ errors }: Failed): Problem[] => errors.filter(({ field }) => field)

/** What it says that belongs to no field: a limit, a closed form, records that can't be reached. A server that is broken says nothing that helps. */
export const ofNoField = ({ status, errors }: Failed): string => (status === 500 ? '' : errors.filter(({ field }) => !field).map(({ message }) => message).join(' '))

type Init = { body: unknown; headers?: Record<string, string> }

export const lost = (kind: 'network' | 'unexpected', status = 0): ApiResult<never> => ({ ok: false, kind, status, error: '', errors: [] })

/** What `answer`, the body that came with `status`, means by `schema`. */
export const readAnswer = <T>(status: number, answer: unknown, schema: z.ZodMiniType<T>): ApiResult<T> => {
  const refused = failure.safeParse(answer)
  if (refused.success) return { ok: false, kind: 'refused', status, ...refused.data }
  if (status < 200 || status > 299) return lost('unexpected', status)
  const read = schema.safeParse(answer)
  return read.success ? { ok: true, data: read.data } : lost('network')
}

/** What was answered, if anything. */
export const answerOf = async <T>(response: Response | undefined, schema: z.ZodMiniType<T>): Promise<ApiResult<T>> =>
  response ? readAnswer(response.status, await response.json().catch(() => undefined), schema) : lost('network')

const ask = async <T>(path: string, schema: z.ZodMiniType<T>, request: RequestInit): Promise<ApiResult<T>> =>
  answerOf(await fetch(path, { ...request, signal: AbortSignal.timeout(PATIENCE_MS) }).catch(() => undefined), schema)

/** POSTs JSON to `path` and reads the answer by `schema`. */
export const post = <T>(path: string, schema: z.ZodMiniType<T>, { body, headers }: Init): Promise<ApiResult<T>> =>
  ask(path, schema, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
  })

/** GETs `path` and reads the answer by `schema`. */
export const get = <T>(path: string, schema: z.ZodMiniType<T>): Promise<ApiResult<T>> =>
  ask(path, schema, { headers: { accept: 'application/json' } })
