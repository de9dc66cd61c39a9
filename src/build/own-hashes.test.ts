import { hash } from 'node:crypto'
import { expect, it } from 'vitest'
import { withOneScript, withOwnHashes, withPlainJson, withPolicyFirst } from './own-hashes.ts'

const source = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`
const page = (policy: string) => `<head><meta http-equiv="content-security-policy" content="${policy}"></head><style>a{}</style><script type="module">go()</script>`

it('keeps the hashes of the page’s own scripts and styles, in both directives, and drops the others', () => {
  const all = `default-src 'none'; script-src 'self' ${source('go()')} ${source('elsewhere()')}; style-src 'self' ${source('b{}')} ${source('a{}')};`
  expect(withOwnHashes(page(all))).toBe(page(`default-src 'none'; script-src 'self' ${source('go()')}; style-src 'self' ${source('a{}')};`))
})

it('adds none, so that what Astro did not vouch for stays forbidden', () => {
  const none = "default-src 'none'; script-src 'self'; style-src 'self';"
  expect(withOwnHashes(page(none))).toBe(page(none))
})

it('makes one script of a page’s own and of its islands, with one hash for all', () => {
  const policy = (...texts: string[]) => `<meta http-equiv="content-security-policy" content="script-src 'self'${texts.map((text) => ` ${source(text)}`).join('')};">`
  const own = (text: string) => `<script type="module">${text}</script>`
  const island = (...texts: string[]) => `<p>${texts.map((text) => `<script>${text}</script>`).join('')}<astro-island></astro-island>`
  const all = '(()=>{a()})();(()=>{go()})();(()=>{early()})();'
  expect(withOwnHashes(withOneScript(policy('go()', 'early()', 'a()') + own('go()') + island('a()') + own('early()')))).toBe(policy(all) + own(all) + island())
  const forbidden = policy('go()', 'a()') + own('go()') + island('a()', 'evil()')
  expect(withOneScript(forbidden)).toBe(forbidden)
  const naming = policy('go()', 'import"./b.js"') + own('go()') + own('import"./b.js"')
  expect(withOneScript(naming)).toBe(naming)
})

it('comes before everything that it governs, and after the encoding', () => {
  const policy = '<meta http-equiv="content-security-policy" content="default-src \'none\'">'
  expect(withPolicyFirst(`<head><meta charset="utf-8"><script>go()</script>${policy}</head>`)).toBe(`<head><meta charset="utf-8">${policy}<script>go()</script></head>`)
})

it('hands an island no scope of styles, which is for elements', () => {
  const island = (props: string) => `<astro-island props=${props} ssr></astro-island>`
  expect(withPlainJson(island('"{&quot;name&quot;:[0,1],&quot;data-sab12&quot;:[0,true]}"'))).toBe(island(`'{"name":[0,1]}'`))
  expect(withPlainJson(island('"{&quot;data-sab12&quot;:[0,true]}"'))).toBe(island(`'{}'`))
})

it('writes the properties of islands so that they need no entities, and mean the same', () => {
  const island = (props: string, unread = '') => `<p title="it's"><astro-island${unread} props=${props} ssr></astro-island>`
  expect(withPlainJson(island('"{&quot;name&quot;:&quot;a &amp; b&#39;s&quot;}"', ' uid="a" opts="{&quot;name&quot;:&quot;Island&quot;,&quot;value&quot;:true}"'))).toBe(island(`'{"name":"a &amp; b&#39;s"}'`))
})
