/** Where somebody is signed in, by role. */
import type { Hono } from 'hono'
import { adminSessionRoutes, internSessionRoutes, judgeSessionRoutes } from '#contracts/api/sessions.ts'
import { endOtherSessions, ownSessions } from '#server/auth/own-sessions.ts'
import type { Session } from '#server/auth/sessions.ts'
import type { Db } from '#server/db/client.ts'
import type { Bindings } from '#server/http/app.ts'
import { implement } from '#server/http/implement.ts'

const listed = async ({ session, db }: { session: Session; db: Db }) => ({ data: await ownSessions(db, session), email: session.email })

export const serveAdminSessions = (app: Hono<Bindings>): void =>
  implement(app, adminSessionRoutes, {
    adminSessions: listed,
    adminEndOthers: ({ session, body, db }) => endOtherSessions(db, session, body.password),
  })

export const serveInternSessions = (app: Hono<Bindings>): void =>
  implement(app, internSessionRoutes, {
    internSessions: listed,
    internEndOthers: ({ session, body, db }) => endOtherSessions(db, session, body.password),
  })

export const serveJudgeSessions = (app: Hono<Bindings>): void =>
  implement(app, judgeSessionRoutes, {
    judgeSessions: listed,
    judgeEndOthers: ({ session, body, db }) => endOtherSessions(db, session, body.password),
  })
