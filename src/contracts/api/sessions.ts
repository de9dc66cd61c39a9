/** Where somebody is signed in, and signing out everywhere else: the same for each role (trust row 4). */
import * as z from 'zod/mini'
import { password } from '#contracts/api/auth.ts'
import { done, moment, routes, type Route } from '#contracts/api/route.ts'
import type { Role } from '#contracts/roles.ts'

/** `current` is the session that asks. */
const ownSession = z.lazy(() => z.object({ _id: z.uuid(), createdAt: moment, expiresAt: moment, current: z.boolean() }))
export type OwnSession = z.infer<typeof ownSession>

const list = { summary: 'Own sessions that are alive: this one first, then the newest; and the account’s address', answer: z.lazy(() => z.object({ data: z.array(ownSession), email: z.string() })) }
const endOthers = { body: z.lazy(() => z.strictObject({ password })), answer: done, summary: 'End every other session of the account' }

export const adminSessionRoutes = routes({
  adminSessions: { method: 'GET', path: '/api/admin/sessions', role: 'admin', ...list },
  adminEndOthers: { method: 'POST', path: '/api/admin/sessions/end-others', role: 'admin', ...endOthers },
})

export const internSessionRoutes = routes({
  internSessions: { method: 'GET', path: '/api/users/sessions', role: 'intern', ...list },
  internEndOthers: { method: 'POST', path: '/api/users/sessions/end-others', role: 'intern', ...endOthers },
})

export const judgeSessionRoutes = routes({
  judgeSessions: { method: 'GET', path: '/api/judge/sessions', role: 'judge', ...list },
  judgeEndOthers: { method: 'POST', path: '/api/judge/sessions/end-others', role: 'judge', ...endOthers },
})

/** By role. */
export const sessionsOf = { admin: adminSessionRoutes.adminSessions, intern: internSessionRoutes.internSessions, judge: judgeSessionRoutes.judgeSessions } satisfies Record<Role, Route>
export const endOthersOf = { admin: adminSessionRoutes.adminEndOthers, intern: internSessionRoutes.internEndOthers, judge: judgeSessionRoutes.judgeEndOthers } satisfies Record<Role, Route>
