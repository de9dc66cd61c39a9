import type { Context } from 'hono'
import { env } from '#server/env.ts'
import type { Bindings } from '#server/http/app.ts'
import { forbidden } from '#server/http/problems.ts'

/** Origins whose pages may post here: our own, and those of FORM_ORIGINS. */
export const allowedOrigin = (origin: string, url: string): string | null =>
  origin === new URL(url).origin || env().FORM_ORIGINS.includes(origin) ? origin : null

/** @throws 403 BLOCKED when a browser says that the post comes from another site (trust row 11). */
export const requireOwnOrigin = (c: Context<Bindings>): void => {
  const origin = c.req.header('origin')
  if (origin && origin !== 'null' && allowedOrigin(origin, c.req.url)) return
  const site = c.req.header('sec-fetch-site')
  // Behind a proxy our own origin can look foreign: then the browser's word counts. A client that isn't one sends neither.
  const own = site ? site === 'same-origin' || site === 'none' : origin === undefined
  if (!own) throw forbidden('This form can only be sent from its own site.', 'BLOCKED')
}
