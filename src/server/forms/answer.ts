/** Answers in the wire format, and to a browser that posted the form itself (decisions "Forms": without JavaScript). */
import { html } from 'hono/html'
import type { Context } from 'hono'
import type { Bindings } from '#server/http/app.ts'
import type { HttpProblem } from '#server/http/problems.ts'

export const wantsPage = (c: Context<Bindings>): boolean => {
  const accept = c.req.header('accept') ?? ''
  return accept.includes('text/html') && !accept.includes('application/json')
}

const HERE = 'https://here.invalid'

/** `_next`, where it stays on this site, else the thank-you page; read as a browser reads it, tabs and dots and all. */
export const nextAddress = (wanted: string | undefined): string => {
  const url = wanted?.startsWith('/') && URL.canParse(wanted, HERE) ? new URL(wanted, HERE) : undefined
  if (url?.origin !== HERE || url.pathname.startsWith('//')) return '/thanks'
  return url.pathname + url.search + url.hash
}

export const accepted = (c: Context<Bindings>, next: string) => (wantsPage(c) ? c.redirect(next, 303) : c.json({ ok: true as const, next }))

/** A page that names what is wrong; the browser's Back keeps what was typed. */
export const refusedPage = (c: Context<Bindings>, problem: HttpProblem) =>
  c.html(
    html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Not sent yet</title><h1>Not sent yet</h1><p>${problem.message}</p>
<ul>${problem.errors.map((error) => html`<li>${error.message}</li>`)}</ul>
<p>Go back with your browser: what you typed is still in the form.</p></html>`,
    problem.status,
    problem.headers,
  )
