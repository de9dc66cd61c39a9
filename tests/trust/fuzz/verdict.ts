/** What must hold for every answer, whatever was sent, and for every line of the log. */
import { isDeepStrictEqual } from 'node:util'
import { failure } from '#contracts/errors.ts'
import type { Route } from '#contracts/api/route.ts'
import { refusedWith } from '#server/openapi/calls.ts'
import { CANARY } from './corpus.ts'

/** Words of libraries and stack traces. The corpus has none of them, so a match can't be an echo of the input. */
const TRACE = /\n\s+at \S+ \(|node_modules|\.[cm]?[jt]sx?:\d+:\d+|ZodError|DrizzleQueryError|Failed query|PGlite|\bat character \d|violates \w+ constraint|invalid input syntax|unsupported Unicode escape/

/** What is wrong with a failure's body, which must have the shape of every error, or be a page for a browser. */
const wrongFailure = (type: string, text: string): string | undefined => {
  if (type.startsWith('text/html')) return undefined
  let body: unknown
  try { body = JSON.parse(text) } catch { return 'a failure that is no JSON' }
  return failure.safeParse(body).success && Object.keys(body as object).join() === 'error,errors' ? undefined : 'a failure of another shape'
}
const wrongSuccess = (route: Route | undefined, type: string, text: string): string | undefined => {
  if (!route) return undefined
  if ('file' in route.answer) return undefined
  if (!type.startsWith('application/json')) return 'a success that is no JSON'
  const body: unknown = JSON.parse(text)
  // A schema drops what it doesn't know, and the description says that there is nothing else.
  return isDeepStrictEqual(route.answer.safeParse(body).data, body) ? undefined : 'a success of another shape than its route says'
}

/** What is wrong with an answer; undefined if nothing is. */
export const wrongWith = async (answer: Response, method: string, route?: Route): Promise<string | undefined> => {
  const { status, headers } = answer
  const text = await answer.text()
  if (status >= 500) return `a ${status}: ${text.slice(0, 200)}`
  // JSON writes a line break as two characters.
  const [words] = TRACE.exec(text.replaceAll('\\n', '\n')) ?? []
  if (words !== undefined || text.includes(process.cwd())) return `a stack trace, or words of a library: ${words ?? 'the path'}`
  if (!headers.get('content-security-policy') || !headers.get('x-request-id') || headers.get('x-content-type-options') !== 'nosniff') return 'an answer without its headers'
  if (headers.has('set-cookie')) return 'a cookie'
  const location = headers.get('location')
  if (location !== null && !/^\/(?![/\\])/.test(location)) return `a redirect away: ${location}`
  if (method === 'HEAD' || status === 204) return undefined
  const type = headers.get('content-type') ?? ''
  if (status >= 400 && route && !refusedWith(route).some((described) => described === status)) return `a ${status} which /api/openapi.json does not name`
  return status >= 400 ? wrongFailure(type, text) : status < 300 ? wrongSuccess(route, type, text) : undefined
}

/** The fields of the types in `src/server/http/log.ts`. */
const FIELDS = new Set(['at', 'event', 'requestId', 'method', 'route', 'status', 'ms', 'errorName', 'errorCode', 'ok', 'account', 'outboxId', 'kind', 'attempt', 'givenUp', 'error', 'waitMs', 'waiting'])

/** What is wrong with a line of the log: personal data, a field that isn't allowed, or no JSON; undefined if nothing is. */
export const wrongLine = (line: string): string | undefined => {
  if (line.toLowerCase().includes(CANARY)) return 'names the canary'
  try {
    return Object.keys(JSON.parse(line) as object).every((key) => FIELDS.has(key)) ? undefined : 'has another field'
  } catch {
    return 'is no JSON'
  }
}
