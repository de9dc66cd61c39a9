import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, it, onTestFinished } from 'vitest'

/** A server that reads addresses and bodies as `netlify dev` does: nobody catches what they throw. */
const READER = `
  import { createServer } from 'node:http'
  const read = (stream) => new Promise((resolve, reject) => {
    let size = 0
    stream.on('data', (piece) => { size += piece.length; if (size > 6e6) reject(new Error('Stream body too big')) }).on('end', () => resolve(size))
  })
  const server = createServer(async (request, response) => { decodeURIComponent(request.url); response.end(String(await read(request))) })
  server.listen(0, '127.0.0.1', () => console.log(server.address().port))`

const served = async () => {
  const server = spawn('node', ['--import', './scripts/process/keep-serving.ts', '--input-type=module', '-e', READER], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => { server.kill() })
  const [said] = (await once(server.stdout, 'data')) as [Buffer]
  return `http://127.0.0.1:${String(said).trim()}`
}

it('an address that can’t be decoded is answered 400, one beside it as ever, and the next one finds the server alive', async () => {
  const address = await served()
  const statusOf = async (path: string) => (await fetch(address + path)).status
  expect(await Promise.all([statusOf('/%zz'), statusOf('/a%20b')])).toEqual([400, 200])
  expect(await statusOf('/')).toBe(200)
})

it('a request larger than the platform takes is answered 413, one beside it as ever, and the next one finds the server alive', async () => {
  const address = await served()
  const post = async (bytes: number) => {
    const answer = await fetch(address, { method: 'POST', body: new Uint8Array(bytes) })
    return [answer.status, await answer.text()]
  }
  const [large, small] = await Promise.all([post(6_100_000), post(5_900_000)])
  expect([large[0], JSON.parse(String(large[1]))]).toEqual([413, expect.objectContaining({ errors: [expect.objectContaining({ code: 'FILES_TOO_BIG' })] })])
  expect([small, await post(10)]).toEqual([[200, '5900000'], [200, '10']])
})
