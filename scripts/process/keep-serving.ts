/**
 * `netlify dev` crashes on a request that is larger than the platform accepts, and on an address that can't be decoded,
 * such as `/100%`: nothing catches what its own code throws. Loaded into it (`scripts/start.ts`), this module answers such a
 * request, and the site goes on.
 */
import { subscribe } from 'node:diagnostics_channel'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { attempt } from '#lib/attempt.ts'

const THROWN = 'Stream body too big'
const MESSAGE = 'That is more than we can take at once.'

type Asked = { request: IncomingMessage; response: ServerResponse; readBefore: number }
const open = new Set<Asked>()

subscribe('http.server.request.start', (message) => {
  const { request, response } = message as Omit<Asked, 'readBefore'>
  const asked = { request, response, readBefore: request.socket.bytesRead }
  open.add(asked)
  response.once('close', () => open.delete(asked))
})

const bytesOf = ({ request, readBefore }: Asked) => request.socket.bytesRead - readBefore

const isMalformed = ({ request: { url = '' }, response }: Asked) => !response.headersSent && attempt(() => decodeURIComponent(url.replace(/\?.*/s, ''))) === undefined

process.on('unhandledRejection', (reason) => {
  const malformed = reason instanceof URIError ? [...open].filter(isMalformed) : []
  for (const { response } of malformed) response.writeHead(400, { connection: 'close' }).end('This address can’t be read.')
  if (malformed.length) return
  if (!(reason instanceof Error) || reason.message !== THROWN) throw reason
  // The error doesn't name its request: it is taken to be the unanswered one that has sent most.
  const [largest] = [...open].filter(({ response }) => !response.headersSent).toSorted((a, b) => bytesOf(b) - bytesOf(a))
  largest?.response.writeHead(413, { 'content-type': 'application/json', 'connection': 'close' }).end(JSON.stringify({ error: MESSAGE, errors: [{ message: MESSAGE, code: 'FILES_TOO_BIG' }] }))
})
