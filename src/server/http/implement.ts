/** Serves a table of routes (`#contracts/api`): only routes of the table are served, each for the role that it names. */
import type { Context, Hono } from 'hono'
import type * as z from 'zod/mini'
import type { BodyOf, ParamsOf, QueryOf, Route, Routes } from '#contracts/api/route.ts'
import type { Role } from '#contracts/roles.ts'
import { requireRole, requireSession } from '#server/auth/require-session.ts'
import type { Session } from '#server/auth/sessions.ts'
import { db, type Db } from '#server/db/client.ts'
import type { Bindings } from '#server/http/app.ts'
import { jsonObject, parse } from '#server/http/body.ts'
import { requireOwnOrigin } from '#server/http/origin.ts'
import { notFound, wrongMethod } from '#server/http/problems.ts'
import { MAX_JSON_BYTES } from '#server/settings.ts'

/** A handler's validated input. `session` is the caller's; a route for anyone has none. */
type Call<R extends Route> = {
  params: ParamsOf<R>
  query: QueryOf<R>
  body: BodyOf<R>
  session: R['role'] extends 'anyone' ? undefined : Session
  address: string
  db: Db
  c: Context<Bindings>
}
type Answer<R extends Route> = R['answer'] extends z.ZodMiniType ? z.input<R['answer']> : Response
type Handlers<Table extends Routes> = { [Name in keyof Table]: (call: Call<Table[Name]>) => Promise<Answer<Table[Name]>> }

/** `/a/{id}` as Hono writes it. */
const pattern = (path: string) => path.replace(/\{(\w+)\}/g, ':$1')

const paramsOf = (route: Route, c: Context<Bindings>) => {
  const result = route.params?.safeParse(c.req.param())
  if (result && !result.success) throw notFound()
  return result?.data ?? {}
}

const mostOf = ({ role }: Route) => MAX_JSON_BYTES[role === 'anyone' ? 'anyone' : 'staff']

const callerOf = async (c: Context<Bindings>, role: Role): Promise<Session> => {
  const session = await requireSession(db(), c.req.header('authorization'))
  // So that the log also names callers of another role.
  c.set('account', session.accountId)
  requireRole(session, role)
  return session
}

const read = async (route: Route, c: Context<Bindings>) => {
  const session = route.role === 'anyone' ? undefined : await callerOf(c, route.role)
  // Another site's page can't send a token in a header, but it can make a call that needs none (trust row 11).
  if (route.role === 'anyone' && route.method !== 'GET') requireOwnOrigin(c)
  return {
    session,
    params: paramsOf(route, c),
    query: route.query ? parse(route.query, c.req.query()) : {},
    body: route.body ? parse(route.body, await jsonObject(c, mostOf(route))) : {},
    address: c.env.address, db: db(), c,
  }
}

/** Adds every route of `table` to `app`. */
export const implement = <Table extends Routes>(app: Hono<Bindings>, table: Table, handlers: Handlers<Table>): void => {
  for (const [name, route] of Object.entries(table)) {
    const handle = handlers[name] as (call: unknown) => Promise<unknown>
    app.on(route.method, pattern(route.path), async (c) => {
      // The trail would have a download of which nobody got a byte.
      if (c.req.method === 'HEAD' && 'file' in route.answer) throw wrongMethod('GET')
      const answer = await handle(await read(route, c))
      return answer instanceof Response ? answer : c.json(answer, route.status ?? 200)
    })
  }
}
