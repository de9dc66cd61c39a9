/** Signing in and out, by role (spec section 7: the admin's answer differs from the others'). */
import type { Hono } from 'hono'
import { adminAuthRoutes, internAuthRoutes, judgeAuthRoutes } from '#contracts/api/auth.ts'
import { changePassword } from '#server/auth/change-password.ts'
import { beginSecondFactor, confirmSecondFactor, endSecondFactor, secondFactorState } from '#server/auth/second-factor/service.ts'
import { signIn } from '#server/auth/sign-in.ts'
import { signOut } from '#server/auth/sign-out.ts'
import type { Bindings } from '#server/http/app.ts'
import { implement } from '#server/http/implement.ts'

export const serveAdminAuth = (app: Hono<Bindings>): void =>
  implement(app, adminAuthRoutes, {
    adminLogin: async ({ body: { username, ...rest }, address, db }) => ({ token: await signIn(db, 'admin', { name: username, ...rest }, address) }),
    adminLogout: ({ session, db }) => signOut(db, session),
    adminPassword: ({ session, body, db }) => changePassword(db, session, body),
    secondFactor: async ({ session, db }) => ({ data: await secondFactorState(db, session) }),
    beginSecondFactor: async ({ session, body, db }) => ({ data: await beginSecondFactor(db, session, body.password) }),
    confirmSecondFactor: async ({ session, body, db }) => ({ data: { recoveryCodes: await confirmSecondFactor(db, session, body.code) } }),
    endSecondFactor: async ({ session, body, db }) => endSecondFactor(db, session, body),
  })

export const serveInternAuth = (app: Hono<Bindings>): void =>
  implement(app, internAuthRoutes, {
    internLogin: async ({ body: { email, password }, address, db }) => ({ data: { token: await signIn(db, 'intern', { name: email, password }, address) } }),
    internLogout: ({ session, db }) => signOut(db, session),
    internPassword: ({ session, body, db }) => changePassword(db, session, body),
  })

export const serveJudgeAuth = (app: Hono<Bindings>): void =>
  implement(app, judgeAuthRoutes, {
    judgeLogin: async ({ body: { email, password }, address, db }) => ({ data: { token: await signIn(db, 'judge', { name: email, password }, address) } }),
    judgeLogout: ({ session, db }) => signOut(db, session),
    judgePassword: ({ session, body, db }) => changePassword(db, session, body),
  })
