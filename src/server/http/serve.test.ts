import { readFile } from 'node:fs/promises'
import type { Context } from '@netlify/functions'
import { afterEach, expect, it, vi } from 'vitest'
import { createApi } from '#server/http/app.ts'
import { serve } from '#server/http/serve.ts'

const asked = serve(createApi().post('/api/things/:id', async (c) => c.json({ id: c.req.param('id'), body: await c.req.text(), address: c.env.address })))
const ask = async (path: string) => {
  const answer = await asked(new Request(`https://site.test${path}`, { method: 'POST', body: 'kept' }), { ip: '203.0.113.7' } as Context)
  return [answer.status, await answer.json()] as const
}
afterEach(() => vi.unstubAllEnvs())

it('hands the platform’s address to the API', async () => {
  expect(await ask('/api/things/1')).toEqual([200, { id: '1', body: 'kept', address: '203.0.113.7' }])
})

it.each(['/api/things/1.html', '/api/things/1.htm', '/api/things/1/index.html', '/api/things/1.html?a=b'])('under netlify dev, %s is what was asked before the ending came', async (path) => {
  vi.stubEnv('SITE_LOCAL', 'true')
  expect(await ask(path)).toMatchObject([200, { id: '1', body: 'kept' }])
})

it('elsewhere an ending is part of the address', async () => {
  for (const name of ['NETLIFY_DEV', 'NETLIFY_LOCAL', 'SITE_LOCAL']) vi.stubEnv(name, undefined)
  expect(await ask('/api/things/1.html')).toMatchObject([200, { id: '1.html' }])
})

it('an instance that was frozen ends what ran out meanwhile before it answers', async () => {
  let ended = false
  const asking = serve(createApi().get('/api/ended', (c) => c.json(ended)))
  // Continue where a real call begins: in the event loop's phase for input.
  await readFile(import.meta.filename)
  setTimeout(() => { ended = true }, 5)
  // Blocks everything, as when the platform freezes the process.
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
  expect(await (await asking(new Request('https://site.test/api/ended'), {} as Context)).json()).toBe(true)
})
