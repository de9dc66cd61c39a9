/** Staff for API tests: accounts and sessions put there past the code under test, and calls of the routes as one of them. */
import { randomUUID } from 'node:crypto'
import type { Hono } from 'hono'
import type { Route } from '#contracts/api/route.ts'
import { SESSION_MS, type Role } from '#contracts/roles.ts'
import { issueToken } from '#server/auth/tokens.ts'
import { db } from '#server/db/client.ts'
import { accounts, sessions } from '#server/db/schema.ts'
import { searchWords } from '#server/db/search.ts'
import { adminApi } from '#server/areas/admin.ts'
import { accountApi } from '#server/areas/account.ts'
import { judgeApi } from '#server/areas/judge.ts'
import { usersApi } from '#server/areas/users.ts'
import type { Bindings } from '#server/http/app.ts'
import { addressOf } from '#lib/call.ts'
import { send } from './request.ts'

/** By the part of the path after `/api/`. */
export const areas: Record<string, Hono<Bindings>> = { account: accountApi, admin: adminApi, judge: judgeApi, users: usersApi }
export const areaOf = (path: string): Hono<Bindings> | undefined => areas[/^\/api\/(\w+)\//.exec(path)?.[1] ?? '']

/** @throws for a path of no area */
export const apiOf = (path: string): Hono<Bindings> => {
  const api = areaOf(path)
  if (!api) throw new Error(`${path} is of no area: name its app in \`areas\` of tests/support/api/staff.ts`)
  return api
}

type NewAccount = Partial<typeof accounts.$inferInsert>

/** An account of `role` with an address of its own; without a password unless `more` has its hash. */
export const addAccount = async (role: Role, more: NewAccount = {}) => {
  const email = more.email ?? `${role}-${randomUUID().slice(0, 8)}@test.example`
  const [row] = await db().insert(accounts).values({ role, email, search: searchWords(email), ...more }).returning()
  return row!
}

/** A session of an account, and its token. */
export const addSession = async (account: { id: string; role: Role; tokenVersion: number }, expiresAt = new Date(Date.now() + SESSION_MS)) => {
  const id = randomUUID()
  await db().insert(sessions).values({ id, accountId: account.id, tokenVersion: account.tokenVersion, expiresAt })
  return { id, token: await issueToken({ role: account.role, accountId: account.id, sessionId: id }) }
}

/** A fresh account of `role`, signed in. */
export const staff = async (role: Role, more: NewAccount = {}) => {
  const account = await addAccount(role, more)
  return { ...account, ...(await addSession(account)), id: account.id }
}

type Given = { token?: string | undefined; params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown; headers?: Record<string, string>; address?: string }

/** Calls `route` as the platform would hand it over. */
export const ask = (route: Route, { token, params = {}, query, body, headers, address }: Given): Promise<Response> =>
  send(
    apiOf(route.path), addressOf(route, { params, query }),
    {
      method: route.method,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    },
    address,
  )
