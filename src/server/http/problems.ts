/** Expected errors and their responses (decisions "API"). Anything else is a 500 with a request id and no detail. */
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { CODE_REQUIRED } from '#contracts/api/auth.ts'
import type { CONFLICT_DECLARED } from '#contracts/api/evaluations.ts'
import type { CHANGED_MEANWHILE, Failure, FormCode, Problem } from '#contracts/errors.ts'

/** Error codes for programs: those of the forms' wire format, and those of the portals. */
export type Code = FormCode | typeof CODE_REQUIRED | typeof CHANGED_MEANWHILE | typeof CONFLICT_DECLARED | 'LINK_OVER'

export class HttpProblem extends Error {
  readonly status: ContentfulStatusCode
  readonly errors: Problem[]
  readonly headers: Record<string, string>

  constructor(status: ContentfulStatusCode, summary: string, errors: Problem[] = [{ message: summary }], headers: Record<string, string> = {}) {
    super(summary)
    this.status = status
    this.errors = errors
    this.headers = headers
  }

  body(): Failure {
    return { error: this.message, errors: this.errors }
  }
}

const withCode = (message: string, code?: Code): Problem[] => [code ? { message, code } : { message }]

export const badRequest = (message: string, code?: Code) => new HttpProblem(400, message, withCode(message, code))
/** The same answer for every kind of bad token (trust row 3). */
export const unauthorized = (message = 'Please sign in again.', code?: Code) => new HttpProblem(401, message, withCode(message, code), { 'www-authenticate': 'Bearer' })
export const forbidden = (message: string, code?: Code) => new HttpProblem(403, message, withCode(message, code))
export const notFound = (message = 'Not found', code?: Code) => new HttpProblem(404, message, withCode(message, code))
export const wrongMethod = (allowed: string) => new HttpProblem(405, `This address takes ${allowed} only.`, undefined, { allow: allowed })
export const conflict = (message: string, code?: Code) => new HttpProblem(409, message, withCode(message, code))
export const tooLarge = (message: string) => new HttpProblem(413, message, withCode(message, 'FILES_TOO_BIG'))
export const unsupported = (message: string) => new HttpProblem(415, message)
export const invalid = (errors: Problem[]) => new HttpProblem(422, 'Some fields need another look', errors)
export const tooMany = (retryAfterSeconds: number, code?: Code) => {
  const message = 'Too many attempts. Please try again later.'
  return new HttpProblem(429, message, withCode(message, code), { 'retry-after': String(retryAfterSeconds) })
}
export const unreachable = () =>
  new HttpProblem(503, 'We can’t reach our records right now. Please try again in a minute.', undefined, { 'retry-after': '60' })
