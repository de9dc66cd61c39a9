/**
 * A call of the API: method, path, role, request and response. The server implements the tables of this folder
 * (`#server/http/implement.ts`), the browser calls them (`#lib/call.ts`), `/api/openapi.json` describes them, and a test
 * tries each of them with every kind of bad token (trust row 5).
 */
import * as z from 'zod/mini'
import type { Role } from '#contracts/roles.ts'

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- any schema of an object, whatever its fields
type Fields = z.ZodMiniLazy<z.ZodMiniObject<any>>

/** Schemas are lazy, created on first use: otherwise a portal would create those of all portals' calls while it wakes. */
export type Route = {
  method: 'GET' | 'POST' | 'PUT'
  /** As OpenAPI writes it: `/api/users/client/{id}`. */
  path: `/api/${string}`
  /** The role whose token it needs; `anyone` needs none. */
  role: Role | 'anyone'
  summary: string
  /** Of the path; each is a UUID unless the table says otherwise. A value that doesn't fit is a 404. */
  params?: Fields
  query?: Fields
  body?: Fields
  /** The status of success, 200 by default. */
  status?: 200 | 201
  /** JSON by this schema, or a file of this media type. */
  answer: z.ZodMiniLazy<z.ZodMiniType> | { file: string }
}

export type Routes = Record<string, Route>
type Of<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : Record<string, never>
type Sent<Schema> = Schema extends z.ZodMiniType ? z.input<Schema> : undefined

export type ParamsOf<R extends Route> = Of<R['params']>
export type QueryOf<R extends Route> = Of<R['query']>
export type BodyOf<R extends Route> = Of<R['body']>
export type AnswerOf<R extends Route> = R['answer'] extends z.ZodMiniType ? z.output<R['answer']> : Blob
/** What a caller gives: before defaults and transformations. */
export type GivenQuery<R extends Route> = Sent<R['query']>
export type GivenBody<R extends Route> = Sent<R['body']>

/** Keeps the exact type of a table while checking its shape. */
export const routes = <const Table extends Routes>(table: Table): Table => table

/** The parts of a call's input, by name. */
export const fieldsOf = (fields: Fields): Record<string, z.ZodMiniType> => fields._zod.innerType.shape as Record<string, z.ZodMiniType>

/** The id of a row in any spelling, converted to the database's. */
export const rowId = z.lazy(() => z.uuid().check(z.toLowerCase()))
export const byId = z.lazy(() => z.strictObject({ id: rowId }))
/** The response of a command without other data. */
export const done = z.lazy(() => z.object({ ok: z.literal(true) }))
/** A moment, ISO 8601 in UTC. */
export const moment = z.lazy(() => z.iso.datetime())
