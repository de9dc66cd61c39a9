/** Answers in the wire format, and to a browser that posted the form itself (decisions "Forms": without JavaScript). */
import type { Context } from 'hono'
import type { Bindings } from '#server/http/app.ts'

export const wantsPage = (c: Context<Bindings>): boolean => {
  const accept = c.req.header('accept') ?? ''
  return accept.includes('text/html') && !accept.includes('application/json')
}

const THANKS = '/thanks'
const HERE = 'https://here.invalid'

/**
 * `_next`, where it stays on this site, else the thank-you page; read as a browser reads it, tabs and dots and all. It may
 * be written whole, with the origin that the form is posted to.
 */
export const nextAddress = (given: string | undefined, origin: string): string => {
  const wanted = given?.startsWith(`${origin}/`) ? given.slice(origin.length) : given
  const url = wanted?.startsWith('/') && URL.canParse(wanted, HERE) ? new URL(wanted, HERE) : undefined
  if (url?.origin !== HERE || url.pathname.startsWith('//')) return THANKS
  return url.pathname + url.search + url.hash
}

/** The address of the thanks names the form: what a tab has kept of it is forgotten there (`src/islands/forms/taken.ts`). */
const withForm = (next: string, formId: string): string => (next === THANKS ? `${THANKS}?form=${formId}` : next)

export const accepted = (c: Context<Bindings>, formId: string, next: string) =>
  wantsPage(c) ? c.redirect(withForm(next, formId), 303) : c.json({ ok: true as const, next })
