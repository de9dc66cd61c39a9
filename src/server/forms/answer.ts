/** Answers in the wire format, and to a native post, which the browser sent itself (decisions "Forms": without JavaScript). */
import type { Context } from 'hono'
import type { Bindings } from '#server/http/app.ts'

/** Whether this is a native post: the browser sent the form itself, and shows the answer as a page. */
export const wantsPage = (c: Context<Bindings>): boolean => {
  const accept = c.req.header('accept') ?? ''
  return accept.includes('text/html') && !accept.includes('application/json')
}

const THANKS = '/thanks'
const HERE = 'https://here.invalid'

/**
 * `_next`, if it stays on this site, else the thank-you page; parsed as a browser parses it, with tabs and dots. It may be
 * absolute, with the origin that the form is posted to.
 */
export const nextAddress = (given: string | undefined, origin: string): string => {
  const wanted = given?.startsWith(`${origin}/`) ? given.slice(origin.length) : given
  const url = wanted?.startsWith('/') && URL.canParse(wanted, HERE) ? new URL(wanted, HERE) : undefined
  if (url?.origin !== HERE || url.pathname.startsWith('//')) return THANKS
  return url.pathname + url.search + url.hash
}

/** The address of the thank-you page names the form, so that what the tab has kept of it is deleted there (`src/islands/forms/taken.ts`). */
const withForm = (next: string, formId: string): string => (next === THANKS ? `${THANKS}?form=${formId}` : next)

/** The response to an accepted submission: a 303 for a native post, otherwise JSON with `next`. */
export const accepted = (c: Context<Bindings>, formId: string, next: string) =>
  wantsPage(c) ? c.redirect(withForm(next, formId), 303) : c.json({ ok: true as const, next })
