/** Which sites' pages may post to us (trust row 11). */
import type { Context } from 'hono'
import type { Bindings } from '#server/http/app.ts'
import { forbidden } from '#server/http/problems.ts'

/** Whether `origin` is that of the request's own address, or one of `others`. */
export const isOwnOrigin = (origin: string, url: string, others: readonly string[] = []): boolean =>
  origin === new URL(url).origin || others.includes(origin)

/** @throws 403 BLOCKED when a browser says that the post comes from another site than ours and `others`. */
export const requireOwnOrigin = (c: Context<Bindings>, others?: readonly string[]): void => {
  const origin = c.req.header('origin')
  if (origin && isOwnOrigin(origin, c.req.url, others)) return
  const site = c.req.header('sec-fetch-site')
  // Behind a proxy our own origin can look foreign: then the browser's `Sec-Fetch-Site` decides. A client that is no browser sends neither.
  const own = site ? site === 'same-origin' || site === 'none' : origin === undefined
  if (!own) throw forbidden('This can only be sent from its own site.', 'BLOCKED')
}
