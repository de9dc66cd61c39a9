/**
 * Each page's policy as a header as well: `dist/_headers`, which the platform reads. For a browser the meta element would
 * do; but a scanner reads the header, and a header governs the page from its first byte.
 */
import { policyIn } from './own-hashes.ts'

/** The directive that a meta element can't contain, also sent with every other file. */
const FRAMES = "frame-ancestors 'none'"
/** For staff pages only: a browser opens a page with this header in a process of its own, which delays the first paint (docs/decisions/opener-policy.md). */
const ISOLATED = '  Cross-Origin-Opener-Policy: same-origin\n'
/** Indexed pages may be shown with a large picture. */
const INDEXED = '  X-Robots-Tag: max-image-preview:large\n'
const OF_STAFF = /<html[^>]* class="staff"/

/** The addresses under which the platform answers with a page's file. */
const addressesOf = (file: string): string[] => {
  const path = `/${file.replaceAll('\\', '/').replace(/\.html$/, '')}`
  return path === '/index' ? ['/', '/index'] : [path]
}
/** Includes the file's own name, because an attacker who opens a staff page chooses how its address is spelled. */
const spellingsOf = (file: string): string[] => [...addressesOf(file), `/${file.replaceAll('\\', '/')}`]

const ruleOf = (address: string, policy: string) => `${address}\n  Content-Security-Policy: ${policy}\n`

const rulesOf = ([file, html]: [string, string]): string[] => {
  const policy = policyIn(html)
  if (!policy) return []
  const closed = `${policy.replace(/;?\s*$/, ';')} ${FRAMES}`
  return OF_STAFF.test(html) ? spellingsOf(file).map((address) => ruleOf(address, closed) + ISOLATED) : addressesOf(file).map((address) => ruleOf(address, closed))
}

/** The platform keeps previews out of every index by itself, but not deploys of other branches. */
const HIDDEN = '  X-Robots-Tag: noindex\n'
const isHidden = (context: string | undefined) => context !== undefined && context !== 'production'

/**
 * The text of `_headers`: first the rule for all paths, then each page's own, which replaces it. `context` is the
 * platform's name for the kind of deploy; undefined without a platform.
 */
export const headersFile = (pages: Record<string, string>, context?: string): string =>
  [ruleOf('/*', FRAMES), isHidden(context) ? HIDDEN : INDEXED, ...Object.entries(pages).flatMap(rulesOf)].join('')
