/** The firm's own page around a form with errors: `/form-again` of this site, fetched once and kept by the process. */
import { html, raw } from 'hono/html'
import { AGAIN_LEAD, AGAIN_MARKER, AGAIN_PATH } from '#contracts/forms/again.ts'
import type { Html } from '#server/forms/again/controls.ts'
import { FRAME_PATIENCE_MS } from '#server/settings.ts'
import { site } from '#site/config.ts'

/** The site's main address as the platform names it: never one that a request names (trust row 11). */
const ownPage = () => new URL(AGAIN_PATH, process.env.URL || site.origin)

const fetchFrame = async (): Promise<string | undefined> => {
  const answer = await fetch(ownPage(), { signal: AbortSignal.timeout(FRAME_PATIENCE_MS), redirect: 'error', headers: { accept: 'text/html' } })
  const page = answer.ok ? await answer.text() : ''
  return page.includes(AGAIN_MARKER) ? page : undefined
}

let kept: string | undefined
const frame = async (): Promise<string | undefined> => (kept ??= await fetchFrame().catch(() => undefined))

/** The part of the policy that a meta element can't state. The page's own element has the rest; a second policy here would have to know its hashes. */
const FRAMED_POLICY = "frame-ancestors 'none'"
const PLAIN_POLICY = "default-src 'none'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

const plain = (lead: string, content: Html): Html => html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>Not sent yet</title><h1>Not sent yet</h1><p>${lead}</p>${content}</html>`

/** `content` beneath `lead`, our own words, within the firm's page, or in a plain one if that can't be fetched. */
export const framed = async (lead: string, content: Html): Promise<{ page: Html; policy: string }> => {
  const around = await frame()
  if (!around) return { page: plain(lead, content), policy: PLAIN_POLICY }
  const [before = '', after = ''] = around.split(AGAIN_MARKER, 2)
  return { page: html`${raw(before.replace(AGAIN_LEAD, lead))}${content}${raw(after)}`, policy: FRAMED_POLICY }
}
