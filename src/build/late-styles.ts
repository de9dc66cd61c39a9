/**
 * The styles that only a portal's island needs, in a file of their own beside the island's (`client:painted`): with the
 * styles of every table and dialog in it, a portal's page would be larger than the first packets of a connection. Nobody
 * maintains a list: a rule is late when nothing in the page has the classes that it names (docs/decisions/hydration.md).
 */
import { hash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import postcss, { type AtRule, type Container, type Rule } from 'postcss'
import selectors from 'postcss-selector-parser'
import { withHash } from './own-hashes.ts'
import { kept } from '#lib/kept.ts'

const ISLAND = /<astro-island (?=[^>]*client="painted")/g
const STYLE = /<style>([^]*?)<\/style>/g
/** Pseudo-classes whose argument may match in several ways, or not at all. */
const LOOSE = [':is', ':where', ':not']
/** At-rules without rules for elements. */
const WHOLE = ['keyframes', 'font-face', 'property', 'page', 'view-transition']

/** Which part of the styles to keep: selectors are judged one by one, because a rule's list may have early and late ones, and so are at-rules without selectors. */
type Part = { selector: (selector: string) => boolean; whole: (rule: AtRule) => boolean }
type Names = { class: Set<string>; id: Set<string>; attribute: Set<string> }

const all = (page: string, pattern: RegExp) => [...page.matchAll(pattern)].map(([, found = '']) => found)
/** The classes and ids in the page, and its `data-` attributes, which are the scopes of Astro's styles and the hooks of the page's scripts. */
const namesIn = (page: string): Names => ({
  class: new Set(all(page, / class="([^"]*)"/g).flatMap((classes) => classes.split(/\s+/))),
  id: new Set(all(page, / id="([^"]*)"/g)),
  attribute: new Set(all(page, / (data-[\w-]+)(?==| |>)/g)),
})

const isLoose = (node: selectors.Node): boolean => {
  const around = node.parent as selectors.Node | undefined
  return around !== undefined && ((around.type === 'pseudo' && LOOSE.includes(around.value)) || isLoose(around))
}

/** Whether no element of the page can match: a class or id is missing. Scoped rules of the page's own components stay: their scripts may set any class. */
const isAheadOf = (names: Names, selector: selectors.Selector): boolean => {
  let isOwn = false
  let lacks = false
  selector.walk((node) => {
    isOwn ||= node.type === 'attribute' && names.attribute.has(node.attribute)
    lacks ||= (node.type === 'class' || node.type === 'id') && !names[node.type].has(node.value) && !isLoose(node)
  })
  return lacks && !isOwn
}

const isWhole = ({ name, nodes }: AtRule) => !nodes || WHOLE.includes(name)

const keepIn = (rule: Rule, { selector }: Part) => {
  const kept = rule.selectors.filter(selector)
  if (kept.length > 0) rule.selectors = kept
  else rule.remove()
}

/** Keeps in `container` only the rules of `part`, and nothing empty, except layers: naming one fixes its order. */
const only = <T extends Container>(container: T, part: Part): T => {
  container.each((node) => {
    if (node.type === 'rule') return keepIn(node, part)
    if (node.type !== 'atrule') return
    if (isWhole(node) ? !part.whole(node) : only(node, part).nodes?.length === 0 && node.name !== 'layer') node.remove()
  })
  return container
}

/** Cached, because portals share most of their selectors. */
const parsed = kept((selector) => selectors().astSync(selector).first)

/** A page's styles, split into those of its first paint and those that nothing in the page can match yet. */
export const parted = (css: string, page: string): { early: string; late: string } => {
  const names = namesIn(page)
  const part = (meant: Part) => only(postcss.parse(css), meant).toString()
  const isAhead = (selector: string) => isAheadOf(names, parsed(selector))
  const isThere = (selector: string) => !isAhead(selector)
  const moving = part({ selector: isThere, whole: () => false })
  const isLate = ({ name, params }: AtRule) => name === 'page' || (name === 'keyframes' && !moving.includes(params))
  return { early: part({ selector: isThere, whole: (rule) => !isLate(rule) }), late: part({ selector: isAhead, whole: isLate }) }
}

/**
 * The page, as built into the folder `dist`, without its islands' late styles; these are written to a file that each island
 * names. @throws if a page with such an island has no style element, or several
 */
export const withLateStyles = (page: string, dist: string): string => {
  if (page.search(ISLAND) < 0) return page
  const [css, ...others] = all(page, STYLE)
  if (css === undefined || others.length > 0) throw new Error('A page with an island that waits for the paint has one style (src/build/late-styles.ts).')
  const { early, late } = parted(css, page.replace(STYLE, ''))
  const file = `/_astro/late.${hash('sha256', late, 'base64url').slice(0, 8)}.css`
  writeFileSync(dist + file, late)
  return withHash(page, css, early).replace(STYLE, () => `<style>${early}</style>`).replace(ISLAND, (island) => `${island}data-styles="${file}" `)
}
