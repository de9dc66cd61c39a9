import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import type { Hono } from 'hono'
import { demoEmail } from '../demo/sign-in.ts'
import type { Route } from '#contracts/api/route.ts'
import { SESSION_MS, type Role } from '#contracts/roles.ts'
import { addressOf } from '#lib/call.ts'
import { adminApi } from '#server/areas/admin.ts'
import { judgeApi } from '#server/areas/judge.ts'
import { usersApi } from '#server/areas/users.ts'
import { issueToken } from '#server/auth/tokens.ts'
import { db } from '#server/db/client.ts'
import { accounts, sessions } from '#server/db/schema.ts'
import type { Bindings } from '#server/http/app.ts'

const apis: Record<Role, Hono<Bindings>> = { admin: adminApi, intern: usersApi, judge: judgeApi }

const tokenFor = async (role: Role): Promise<string> => {
  const [account] = await db().select().from(accounts).where(and(eq(accounts.role, role), eq(accounts.email, demoEmail(role))))
  const id = randomUUID()
  await db().insert(sessions).values({ id, accountId: account!.id, tokenVersion: account!.tokenVersion, expiresAt: new Date(Date.now() + SESSION_MS) })
  return issueToken({ role, accountId: account!.id, sessionId: id })
}

/** Calls routes as the demo account of their role, as the platform hands requests over, and reads the whole answer. */
export const caller = async () => {
  const tokens = { admin: await tokenFor('admin'), intern: await tokenFor('intern'), judge: await tokenFor('judge') }
  return async (route: Route, query: Record<string, string | number> = {}): Promise<{ meta?: { total: number } }> => {
    const role = route.role as Role
    const response = await apis[role].request(`https://site.test${addressOf(route, { query })}`, { headers: { authorization: `Bearer ${tokens[role]}` } }, { address: '203.0.113.7' })
    const text = await response.text()
    if (response.status !== 200) throw new Error(`${route.path}: ${response.status} ${text}`)
    return 'file' in route.answer ? {} : (JSON.parse(text) as { meta?: { total: number } })
  }
}
