import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * A server in front of `origin` that answers 404 once for each file whose address matches, with a cache lifetime of a year,
 * as the platform sends it; it adds their addresses to `missed`. Not by `page.route`, whose answers the browser doesn't cache.
 */
export const missingOnce = async (origin: string, file: RegExp, missed: string[]): Promise<{ origin: string; end: () => void }> => {
  const server = createServer((asked, answer) => {
    const path = asked.url!
    if (file.test(path) && !missed.includes(path)) {
      missed.push(path)
      answer.writeHead(404, { 'cache-control': 'public, max-age=31536000, immutable' }).end()
      return
    }
    asked.pipe(request(new URL(path, origin), { method: asked.method, headers: asked.headers }, (given) => {
      answer.writeHead(given.statusCode!, given.headers)
      given.pipe(answer)
    }))
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const end = () => {
    server.close()
    server.closeAllConnections()
  }
  return { origin: `http://localhost:${(server.address() as AddressInfo).port}`, end }
}
