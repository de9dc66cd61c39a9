/** Each page fits into the first ten packets of a connection, headers included: a larger one waits for another round trip. */
import { connect, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { serveBuilt } from '../../scripts/built-site/serve.ts'
import { pages, publicPages } from './support/build.ts'
import { DEMO_LETTERS, grownBy } from './support/grown.ts'
import { isDemo } from '../support/firm.ts'
import { site } from '#site/config.ts'

/** Ten packets of 1,460 bytes, less what dates, hashes and a platform's own headers may differ by. */
const FIRST_PACKETS = 14_550

let server: Awaited<ReturnType<typeof serveBuilt>>
beforeAll(async () => { server = await serveBuilt({ port: 0, withFunctions: false }) })
afterAll(() => { server.close() })

const bytesOf = (route: string) => new Promise<number>((resolve, reject) => {
  let bytes = 0
  const socket = connect((server.address() as AddressInfo).port, 'localhost', () => socket.write(`GET ${route} HTTP/1.1\r\nHost: localhost\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`))
  socket.on('data', ({ length }) => { bytes += length }).on('close', () => resolve(bytes)).on('error', reject)
})

it.each(pages.map(({ route }) => route))('%s arrives with the first packets', async (route) => {
  const bytes = await bytesOf(route)
  expect(bytes).toBeGreaterThan(2000)
  expect(bytes).toBeLessThanOrEqual(FIRST_PACKETS + grownBy(route))
})

// Otherwise words that we move into the config would count as a rebrand's, and every page could grow by them unnoticed.
it.runIf(isDemo)('allows a rebrand what it adds to the demo’s config, whose letters are counted', () => {
  expect(JSON.stringify(site)).toHaveLength(DEMO_LETTERS)
})

it('guards no colour that every supported browser mixes: Tailwind still writes the guard that the build takes off', () => {
  expect(publicPages.filter(({ html }) => html.includes('@supports (color')).map(({ route }) => route)).toEqual([])
})
