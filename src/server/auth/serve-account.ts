import type { Hono } from 'hono'
import { accountRoutes } from '#contracts/api/auth.ts'
import { choosePassword, linkOver } from '#server/auth/choose-password.ts'
import { sendForgotten } from '#server/auth/forgot.ts'
import { openLink } from '#server/auth/links.ts'
import { afterwards } from '#server/http/afterwards.ts'
import type { Bindings } from '#server/http/app.ts'
import { implement } from '#server/http/implement.ts'
import { networkOf } from '#server/limits/address.ts'
import { reserve } from '#server/limits/service.ts'
import { limits } from '#server/settings.ts'

/** Account calls without being signed in: the 256 random bits of a link need no limit of tries. */
export const serveAccount = (app: Hono<Bindings>): void =>
  implement(app, accountRoutes, {
    forgotPassword: async ({ body: { role, email }, address, db, c }) => {
      await reserve(db, [{ limit: limits.forgottenPerAddress, subject: networkOf(address) }])
      afterwards(sendForgotten(db, role, email, c.req.url))
      return { ok: true as const }
    },
    openLink: async ({ body: { secret }, db }) => {
      const link = await openLink(db, secret)
      if (!link) throw linkOver()
      return { data: { role: link.role, email: link.email, purpose: link.purpose, expiresAt: link.expiresAt.toISOString() } }
    },
    choosePassword: async ({ body, address, db }) => ({ data: { role: await choosePassword(db, body, address) } }),
  })
