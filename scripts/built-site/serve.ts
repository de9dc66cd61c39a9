/**
 * The production build served as the platform serves it: Brotli, the headers and redirects of netlify.toml and of the build, pretty addresses,
 * 404.html, and the functions in this process. For measurements and load; `npm run preview` runs the platform's own emulation.
 */
import { serve, type ServerType } from '@hono/node-server'
import { Hono } from 'hono'
import { assetsOf, pageOf, type Asset } from './assets.ts'
import { built, functions } from './functions.ts'
import { headersOf, redirectsOf } from './rules.ts'

type Options = { port: number; folder?: string; withFunctions?: boolean; /** Further pages, sent without the rules' headers: HTML by path. */ pages?: Record<string, string> }

const answer = ({ body, brotli, type, etag }: Asset, request: Request, headers: Record<string, string>, status = 200): Response => {
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: { ...headers, etag } })
  const compressed = (request.headers.get('accept-encoding') ?? '').includes('br') ? brotli() : undefined
  const content = compressed ?? body
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(content), {
    status,
    headers: { 'content-type': type, ...headers, 'content-length': String(content.length), vary: 'accept-encoding', etag, ...(compressed ? { 'content-encoding': 'br' } : {}) },
  })
}

/** Starts the server and answers once it listens. */
export const serveBuilt = async ({ port, folder = 'dist', withFunctions = true, pages = {} }: Options): Promise<ServerType> => {
  const app = new Hono<{ Bindings: { incoming: { socket: { remoteAddress?: string } } } }>()
  const assets = assetsOf(folder)
  const added = new Map(Object.entries(pages).map(([path, html]) => [path, pageOf(html)]))
  const headers = await headersOf(folder)
  const redirected = await redirectsOf(folder)
  for (const { path, handle } of withFunctions ? await functions(built()) : [])
    app.all(path, (c) => handle(c.req.raw, c.env.incoming.socket.remoteAddress ?? '127.0.0.1'))
  app.on(['GET', 'HEAD'], '*', (c) => {
    const bare = added.get(c.req.path)
    if (bare) return answer(bare, c.req.raw, {})
    const found = assets(c.req.path)
    if (found) return answer(found, c.req.raw, headers(c.req.path))
    // With the headers of the 404 page: rules ignore case, so those of the address could be meant for a page that differs only by capitals.
    const missing = assets('/404')
    return redirected(new URL(c.req.url)) ?? (missing ? answer(missing, c.req.raw, headers('/404'), 404) : c.notFound())
  })
  return new Promise((resolve) => { const server = serve({ fetch: app.fetch, port }, () => { resolve(server) }) })
}
