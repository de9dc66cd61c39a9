import type { Context } from 'hono'
import en from 'zod/v4/locales/en.js'
import type * as z from 'zod/mini'
import { firstOfEach, type Problem } from '#contracts/errors.ts'
import type { Bindings } from '#server/http/app.ts'
import { badRequest, invalid, unsupported } from '#server/http/problems.ts'
import { readBytes } from '#server/http/read.ts'

/** The media type of the request's body, in lower case and without parameters. */
export const mediaType = (c: Context<Bindings>): string => (c.req.header('content-type') ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** JSON is UTF-8 (RFC 8259): another encoding would lose letters. */
const utf8 = new TextDecoder('utf-8', { fatal: true })

const parsed = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(utf8.decode(bytes))
  } catch {
    throw badRequest('The request is not valid JSON.')
  }
}

/** The request's JSON object, of at most `most` bytes. @throws 415 for another type, 413, 400 for a broken body. */
export const jsonObject = async (c: Context<Bindings>, most: number): Promise<Record<string, unknown>> => {
  if (mediaType(c) !== 'application/json') throw unsupported('Please send JSON.')
  const body = parsed(await readBytes(c, most))
  if (typeof body !== 'object' || body === null || Array.isArray(body)) throw badRequest('The request must be a JSON object.')
  return body as Record<string, unknown>
}

/** The database can't store a NUL, and replaces half of a surrogate pair; nobody types either. */
const holdsNoText = (value: unknown): boolean =>
  typeof value === 'string' ? value.includes('\0') || !value.isWellFormed() : typeof value === 'object' && value !== null && Object.values(value).some(holdsNoText)

/** The words for a rule that has none of its own; without them it would be "Invalid input", whatever the rule. */
const { localeError } = en()

type Schema<T> = { safeParse(value: unknown, params?: { error: z.core.$ZodErrorMap }): { success: true; data: T } | { success: false; error: z.core.$ZodError } }

/** `value` parsed by `schema`. @throws 422 with one problem for each field; 400 for a valid value with a character that is not text. */
export const parse = <T>(schema: Schema<T>, value: unknown): T => {
  const result = schema.safeParse(value, { error: localeError })
  if (result.success) {
    if (holdsNoText(result.data)) throw badRequest('The request holds a character that is no text.')
    return result.data
  }
  const problems = result.error.issues.map((issue): Problem => {
    const [unknown] = issue.code === 'unrecognized_keys' ? issue.keys : []
    const field = [...issue.path, ...(unknown === undefined ? [] : [unknown])].join('.')
    const message = unknown === undefined ? issue.message : 'There is no such field here'
    return { message, ...(field ? { field } : {}) }
  })
  throw invalid(firstOfEach(problems))
}
