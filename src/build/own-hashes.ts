/**
 * Keeps in each page's policy only the hashes of that page's own content, and moves it to the front: it governs only
 * what comes after it. Astro lists every inline script and style of the whole site in every page: more than a kilobyte
 * that can't be compressed, and more than the page needs to allow.
 */
import { hash } from 'node:crypto'

const INLINE = /<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g
const POLICY = /<meta http-equiv="content-security-policy" content="([^"]*)">/
const FIRST = /<meta charset="[^"]*">/
const HASH = / '(sha256-[\w+/=]+)'/g

const hashOf = (text: string) => `sha256-${hash('sha256', text, 'base64')}`

/** The page, its policy reduced to the hashes of its own inline scripts and styles. Nothing is ever added. */
export const withOwnHashes = (page: string): string => {
  const own = new Set([...page.matchAll(INLINE)].map(([, , text = '']) => hashOf(text)))
  return page.replace(POLICY, (policy) => policy.replace(HASH, (listed, named: string) => (own.has(named) ? listed : '')))
}

/** The page, its policy allowing the inline `text` that replaces `before`, if it allowed `before`. */
export const withHash = (page: string, before: string, text: string): string =>
  page.replace(POLICY, (policy) => policy.replace(hashOf(before), () => hashOf(text)))

const BEFORE_ISLAND = /(?:<script>(?:(?!<\/script>)[^])*<\/script>)+(?=<astro-island)/
const MODULE = /<script type="module">((?:(?!<\/script>)[^])+)<\/script>/g

/** Imports have to be at the top. */
const NAMES_FILES = /(?:^|[;}\n])(?:import|export)\b(?!\()/
/** Each in a function, so that names don't clash; minified scripts don't end in a comment. */
const together = (texts: string[]) => texts.map((text) => `(()=>{${text.trim()}})();`).join('')

/**
 * Merges a page's own scripts, and those that Astro puts before the first island, into one: up to three hashes less in the
 * policy, in the page and in its header, and no script before the first paint. Only if the policy allows all of them.
 */
export const withOneScript = (page: string): string => {
  const policy = POLICY.exec(page)?.[1] ?? ''
  const [scripts = ''] = BEFORE_ISLAND.exec(page) ?? []
  const own = [...page.matchAll(MODULE)]
  const texts = [...[...scripts.matchAll(INLINE)].map(([, , text = '']) => text), ...own.map(([, text = '']) => text)]
  if (own.length === 0 || texts.length === 1 || texts.some((text) => !policy.includes(hashOf(text)) || NAMES_FILES.test(text))) return page
  const all = together(texts)
  let isFirst = true
  return withHash(page, texts[0] ?? '', all)
    .replace(scripts, '')
    .replace(MODULE, () => {
      const script = isFirst ? `<script type="module">${all}</script>` : ''
      isFirst = false
      return script
    })
}

/** The page with its policy right after its charset, which has to come first. */
export const withPolicyFirst = (page: string): string => {
  const [policy] = POLICY.exec(page) ?? []
  return policy && FIRST.test(page) ? page.replace(policy, '').replace(FIRST, (charset) => charset + policy) : page
}

/** Astro's style for islands. It is in global.css as well: a separate style would need a hash in the policy, which is sent twice. */
const ISLANDS = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>'
export const withoutIslandStyle = (page: string): string => page.replace(ISLANDS, '')

/** The scope attribute of the styles around an island, which Astro passes to the island as a property. */
const SCOPE = /(?:,|(?<=^{))&quot;data-s\w{4}&quot;:\[0,true\](?=}$)/

/** An island's properties are JSON: in single quotes they need no `&quot;`, which would cost a form's page 70 bytes of its first packets. Its `uid` and `opts` are removed because nothing reads them. */
export const withPlainJson = (page: string): string =>
  page.replace(/<astro-island [^>]*>/g, (island) =>
    island.replace(/ uid="[^"]*"/, '').replace(/ opts="[^"]*"/, '').replace(/ props="([^"]*)"/, (_, json: string) => ` props='${json.replace(SCOPE, '').replaceAll("'", '&#39;').replaceAll('&quot;', '"')}'`))

/** The policy in the page's meta element. */
export const policyIn = (page: string): string | undefined => POLICY.exec(page)?.[1]
