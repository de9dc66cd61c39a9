import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveBuilt } from './serve.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'built-'))
let server: Awaited<ReturnType<typeof serveBuilt>>
beforeAll(async () => {
  writeFileSync(path.join(folder, '404.html'), 'Page not found')
  writeFileSync(path.join(folder, 'prêt.html'), 'A loan')
  writeFileSync(path.join(folder, '_redirects'), '/old /pr%C3%AAt 301\n')
  server = await serveBuilt({ port: 0, folder, withFunctions: false })
})
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

it('leads a former address to the present one, with what was asked', async () => {
  const response = await fetch(`http://localhost:${(server.address() as AddressInfo).port}/old?from=feed`, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([301, '/pr%C3%AAt?from=feed'])
})

it.each([
  ['/pr%C3%AAt', 200, 'A loan'],
  ['/gone', 404, 'Page not found'],
  ['/%zz', 404, 'Page not found'],
  ['/pr%EAt', 404, 'Page not found'],
])('answers %s with %d', async (address, status, text) => {
  const response = await fetch(`http://localhost:${(server.address() as AddressInfo).port}${address}`)
  expect([response.status, await response.text()]).toEqual([status, text])
})
