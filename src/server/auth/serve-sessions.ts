/** Where somebody is signed in, by role. */
import type { Hono } from 'hono'
import { adminSessionRoutes, internSessionRoutes, judgeSessionRoutes } from '#contracts/api/sessions.ts'
import { endOtherSessions, ownSessions } from '#server/auth/own-sessions.ts'
import type { Bindings } from '#server/http/app.ts'
import { implement } from '#server/http/implement.ts'

export const serveAdminSessions = (app: Hono<Bindings>): void =>
  implement(app, adminSessionRoutes, {
    adminSessions: async ({ session, db }) => ({ data: await ownSessions(db, session), email: session.email }),
    adminEndOthers: ({ session, body, db }) => endOtherSessions(db, session, body.password),
  })

export const serveInternSessions = (app: Hono<Bindings>): void =>
  implement(app, internSessionRoutes, {
    internSessions: async ({ session, db }) => ({ data: await ownSessions(db, session), email: session.email }),
    internEndOthers: ({ session, body, db }) => endOtherSessions(db, session, body.password),
  })

export const serveJudgeSessions = (app: Hono<Bindings>): void =>
  implement(app, judgeSessionRoutes, {
    judgeSessions: async ({ session, db }) => ({ data: await ownSessions(db, session), email: session.email }),
    judgeEndOthers: ({ session, body, db }) => endOtherSessions(db, session, body.password),
  })
