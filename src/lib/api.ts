/** The one way from an island to a function. Every outcome is a value: nothing here throws. */
import type * as z from 'zod/mini'
import { failure, type Problem } from '#contracts/errors.ts'

export type ApiResult<T> =
  | { ok: true; data: T }
  /** The server refused; `errors` may name fields. */
  | { ok: false; kind: 'refused'; status: number; error: string; errors: Problem[] }
  /** No answer arrived, or none that could be understood. */
  | { ok: false; kind: 'network' | 'unexpected'; status: number; error: string; errors: Problem[] }

type Init = { body: unknown; headers?: Record<string, string>; timeoutMs?: number }

const lost = (kind: 'network' | 'unexpected', status = 0): ApiResult<never> => ({ ok: false, kind, status, error: '', errors: [] })

const jsonOf = (response: Response): Promise<unknown> => response.json().catch(() => undefined)

/** POSTs JSON to `path` and reads the answer by `schema`. */
export const post = async <T>(path: string, schema: z.ZodMiniType<T>, { body, headers, timeoutMs = 30_000 }: Init): Promise<ApiResult<T>> => {
  const request: RequestInit = {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  }
  const response = await fetch(path, request).catch(() => undefined)
  if (!response) return lost('network')
  const answer = await jsonOf(response)
  const refused = failure.safeParse(answer)
  if (refused.success) return { ok: false, kind: 'refused', status: response.status, ...refused.data }
  if (!response.ok) return lost('unexpected', response.status)
  const read = schema.safeParse(answer)
  return read.success ? { ok: true, data: read.data } : lost('unexpected', response.status)
}
