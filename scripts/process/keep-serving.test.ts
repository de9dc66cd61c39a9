import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'

/** A server that reads bodies as `netlify dev` does: nobody catches what the reader throws. */
const READER = `
  import { createServer } from 'node:http'
  const read = (stream) => new Promise((resolve, reject) => {
    let size = 0
    stream.on('data', (piece) => { size += piece.length; if (size > 6e6) reject(new Error('Stream body too big')) }).on('end', () => resolve(size))
  })
  const server = createServer(async (request, response) => { response.end(String(await read(request))) })
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))`

it('a request larger than the platform takes is answered 413, one beside it as ever, and the next one finds the server alive', async () => {
  const server = spawn('node', ['--import', './scripts/process/keep-serving.ts', '--input-type=module', '-e', READER], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => { server.kill() })
  const [said] = (await once(server.stdout, 'data')) as [Buffer]
  const post = async (bytes: number) => {
    const answer = await fetch(`http://127.0.0.1:${String(said).trim()}/`, { method: 'POST', body: new Uint8Array(bytes) })
    return [answer.status, await answer.text()]
  }
  const [large, small] = await Promise.all([post(6_100_000), post(5_900_000)])
  expect([large[0], JSON.parse(String(large[1]))]).toEqual([413, expect.objectContaining({ errors: [expect.objectContaining({ code: 'FILES_TOO_BIG' })] })])
  expect([small, await post(10)]).toEqual([[200, '5900000'], [200, '10']])
})
