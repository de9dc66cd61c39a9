/** The responses that several calls share. */
import { failure } from '#contracts/errors.ts'
import { describe, text, type JsonSchema } from '#server/openapi/schema.ts'

const FAILURES = {
  400: 'The request can’t be read, is not a JSON object, or holds a character that is no text; a form is empty, has too many fields, or files that it doesn’t take',
  401: 'No token, or one that is not good: forged, expired, revoked, of a deactivated account; at a sign-in, no such name and password',
  403: 'A good token of another role, a post from another site’s page, or a form that is closed',
  404: 'No such row or form, or not the caller’s; a link that has been used or is too old',
  409: 'It contradicts what is stored: a duplicate, or a row that was changed meanwhile',
  413: 'More than the endpoint takes at once',
  415: 'The body is in a format that the endpoint doesn’t take',
  422: 'A field is missing, invalid or unknown; `errors` names it',
  429: 'Too many attempts; `Retry-After` says when to come back, in seconds',
} as const
export type Refusal = keyof typeof FAILURES

const HEADERS: Partial<Record<Refusal, JsonSchema>> = {
  401: { 'WWW-Authenticate': { required: true, schema: { const: 'Bearer' } } },
  429: { 'Retry-After': { required: true, schema: { type: 'integer', minimum: 1 } } },
}

export const json = (schema: JsonSchema) => ({ 'application/json': { schema } })
const failureContent = json({ $ref: '#/components/schemas/Failure' })
const described = (status: Refusal) => ({ description: FAILURES[status], ...(HEADERS[status] ? { headers: HEADERS[status] } : {}), content: failureContent })
const nameOf = (status: Refusal) => `Failure${status}`
const UNEXPECTED = 'Any other failure: 500 with a reference, 503 while the database can’t be reached'

export const components = {
  schemas: { Failure: describe(failure, 'output') },
  responses: {
    ...Object.fromEntries(Object.keys(FAILURES).map(Number).map((status) => [nameOf(status as Refusal), described(status as Refusal)])),
    Unexpected: { description: UNEXPECTED, content: failureContent },
  },
}

/** References to the error responses with these statuses, and to the default one. */
export const refusals = (...statuses: Refusal[]) => ({
  ...Object.fromEntries(statuses.map((status) => [status, { $ref: `#/components/responses/${nameOf(status)}` }])),
  default: { $ref: '#/components/responses/Unexpected' },
})

/** The same of a form's endpoint, which sends the form again, as a page, to a browser that posts it itself. */
const orPage = <Described extends object>(response: Described) => ({ ...response, content: { ...failureContent, 'text/html': { schema: text } } })
export const refusalsOfForm = (...statuses: Refusal[]) => ({ ...Object.fromEntries(statuses.map((status) => [status, orPage(described(status))])), default: orPage({ description: UNEXPECTED }) })
