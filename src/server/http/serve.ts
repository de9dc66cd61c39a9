import type { Context } from '@netlify/functions'
import type { Hono } from 'hono'
import { thawed } from '#server/db/thawed.ts'
import { isLocal } from '#server/env.ts'
import type { Bindings } from '#server/http/app.ts'

/**
 * `netlify dev` asks again with `.html`, `/index.html`, ... after every 403 and 404, even of a function, and passes the
 * last answer on; with the ending removed, that answer is again the route's own. The platform itself doesn't do this.
 */
const asAsked = (request: Request): Request => {
  const url = request.url.replace(/(?:\/index)?\.html?(?=\?|$)/, '')
  return isLocal() && url !== request.url ? new Request(url, request) : request
}

const READS = ['GET', 'HEAD', 'OPTIONS']

/** A Netlify function that answers with `app`; `afterWrite` runs in the background after an accepted write. */
export const serve = (app: Hono<Bindings>, afterWrite?: (context: Context) => void) => async (request: Request, context: Context) => {
  await thawed()
  const answer = await app.fetch(asAsked(request), { address: context.ip })
  if (!READS.includes(request.method) && answer.status < 400) afterWrite?.(context)
  return answer
}
