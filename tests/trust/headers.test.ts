/** The production build as it is served: every page's headers and policy, scored as the public scanners do (trust "Figures"). */
import { readdirSync, readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { CspEvaluator } from 'csp_evaluator'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { headersOf } from '../../scripts/built-site/rules.ts'
import { serveBuilt } from '../../scripts/built-site/serve.ts'
import { pages, type Page } from '../site/support/build.ts'
import { policyOf, scoreOf } from './observatory.ts'
import { schedulingUrl } from '../support/firm.ts'
import { isStaff } from '../support/routes.ts'

let server: Awaited<ReturnType<typeof serveBuilt>>
let origin: string
beforeAll(async () => {
  server = await serveBuilt({ port: 0, withFunctions: false })
  origin = `http://localhost:${(server.address() as AddressInfo).port}`
})
afterAll(() => { server.close() })

const stated = Object.fromEntries([...readFileSync('netlify.toml', 'utf8').split('[[headers]]')[1]!.matchAll(/^ {4}([\w-]+) = "(.*)"$/gm)].map(([, name = '', value]) => [name.toLowerCase(), value]))
const metaOf = ({ root }: Page) => root.querySelectorAll('meta[http-equiv]').filter((element) => element.getAttribute('http-equiv')!.toLowerCase() === 'content-security-policy').map((element) => element.getAttribute('content')!)
/** The policy of threat-model.md, without the hashes of a page's own scripts and styles. */
const STATED = {
  'default-src': ["'none'"], 'img-src': ["'self'", 'data:'], 'font-src': ["'self'"], 'connect-src': ["'self'"], 'manifest-src': ["'self'"],
  'base-uri': ["'none'"], 'form-action': ["'self'"], 'require-trusted-types-for': ["'script'"],
  // Only the firm's scheduler.
  ...(schedulingUrl ? { 'frame-src': [new URL(schedulingUrl).origin] } : {}),
}
/** Uncompressed, because compressing every page takes longer than all these tests. */
const answerOf = ({ route }: Page) => fetch(origin + route, { headers: { 'accept-encoding': 'identity' } })
const sentWith = async (page: Page) => (await answerOf(page)).headers.get('content-security-policy') ?? ''

const seriousIn = (policy: string) => {
  const { csp } = new CspParser(policy)
  return new CspEvaluator(csp).evaluate().filter(({ severity }) => severity === Severity.HIGH || severity === Severity.SYNTAX).map(({ directive, description }) => `${directive}: ${description}`)
}
const scanOf = async (page: Page) => ({
  headers: (await answerOf(page)).headers, metaPolicy: metaOf(page)[0] ?? '', origin,
  scripts: page.root.querySelectorAll('script').map((script) => ({ src: script.getAttribute('src'), integrity: script.getAttribute('integrity') })),
})

it('what is stated is what threat-model.md says: HTTPS alone for two years, nothing sniffed, framed or told, no feature of the browser', () => {
  expect(stated).toMatchObject({
    'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
    'x-content-type-options': 'nosniff', 'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin', 'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': expect.stringMatching(/^[\w-]+=\(\)(?:, [\w-]+=\(\))+$/) as string,
  })
})

describe.each(pages.map((page) => [page.route, page] as const))('%s', (_, page) => {
  it('is sent with every header of threat-model.md', async () => {
    const { headers } = await answerOf(page)
    expect(Object.fromEntries(Object.keys(stated).map((name) => [name, headers.get(name)]))).toEqual(stated)
    expect(['x-powered-by', 'server', 'set-cookie', 'access-control-allow-origin'].filter((name) => headers.has(name))).toEqual([])
  })

  it(isStaff(page.route) ? 'is cut off from the page that opened it' : 'is opened where its visitor is, without another process', async () => {
    expect((await answerOf(page)).headers.get('cross-origin-opener-policy')).toBe(isStaff(page.route) ? 'same-origin' : null)
  })

  it('has one policy, the site’s with its own hashes, in the header and before anything that it governs', async () => {
    expect(metaOf(page)).toHaveLength(1)
    expect([...policyOf(await sentWith(page))]).toEqual([...policyOf(metaOf(page)[0]!), ['frame-ancestors', ["'none'"]]])
    const policy = policyOf(metaOf(page)[0]!)
    const own = ['script-src', 'style-src']
    expect(Object.fromEntries([...policy].filter(([name]) => !own.includes(name)))).toEqual(STATED)
    for (const name of own) expect([...policy.get(name)!.filter((value) => value !== "'self'" && !/^'sha256-[\w+/]{43}='$/.test(value))]).toEqual([])
    const before = page.html.slice(0, page.html.search(/<meta[^>]+content-security-policy/i))
    expect(before).not.toMatch(/<script(?![^>]*type="application\/(?:ld\+)?json")|<style|<base|<iframe|<object/i)
  })

  it('no high finding by Google’s CSP Evaluator', async () => expect(seriousIn(await sentWith(page))).toEqual([]))

  it('A+ with 130 by the rules of Mozilla’s Observatory, as we read them', async () => {
    const { total, parts } = scoreOf(await scanOf(page))
    expect([total, parts]).toEqual([130, expect.objectContaining({ csp: 10, frames: 5, referrer: 5, corp: 10 })])
  })
})

describe('the scanners bite', () => {
  it.each(["script-src 'self' 'unsafe-inline'; object-src 'none'; base-uri 'none'", "script-src *; object-src 'none'", "script-src 'self'", "default-src data:"])('the evaluator finds %s', (policy) => expect(seriousIn(policy)).not.toEqual([]))

  it.each<[string, Record<string, string>, number]>([
    ['nothing', {}, 30],
    ['a policy that allows everything', { 'content-security-policy': "script-src 'unsafe-inline'" }, 35],
    ['all but a policy', { 'strict-transport-security': 'max-age=63072000', 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' }, 75],
    ['a short HSTS', { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'", 'strict-transport-security': 'max-age=3600', 'x-content-type-options': 'nosniff' }, 105],
  ])('the score of an answer with %s', (_, headers, total) => {
    expect(scoreOf({ headers: new Headers(headers), metaPolicy: '', scripts: [], origin: 'https://x.test' }).total).toBe(total)
  })
})

it.each([
  ['a page', '/', 'public, max-age=0, must-revalidate', 'same-origin'],
  ['the feed', '/rss.xml', 'public, max-age=0, must-revalidate', 'same-origin'],
  ['a picture of a shared link', '/og/site.jpg', 'public, max-age=86400, must-revalidate', 'cross-origin'],
  ['an icon', '/icons/icon-192.png', 'public, max-age=86400, must-revalidate', 'cross-origin'],
  ['the icon at the root', '/favicon.ico', 'public, max-age=86400, must-revalidate', 'cross-origin'],
  ['a file named by its content', `/_astro/${readdirSync('dist/_astro')[0]}`, 'public, max-age=31536000, immutable', 'cross-origin'],
])('%s is kept for as long as it may stay the same, and other sites show it only where they are meant to', async (_, address, kept, shown) => {
  const answer = await fetch(origin + address)
  expect([answer.status, answer.headers.get('cache-control'), answer.headers.get('cross-origin-resource-policy')]).toEqual([200, kept, shown])
})

it('the feed and the manifest say what they are, which no server is sure to take from their names', async () => {
  const ruled = await headersOf('dist')
  expect(['/rss.xml', '/manifest.webmanifest'].map((address) => ruled(address)['content-type'])).toEqual(['application/rss+xml; charset=utf-8', 'application/manifest+json'])
})

it('an address that is no page has the headers as well', async () => {
  const answer = await fetch(`${origin}/no-such-page`)
  expect(answer.status).toBe(404)
  expect(Object.fromEntries(Object.keys(stated).map((name) => [name, answer.headers.get(name)]))).toEqual(stated)
})
