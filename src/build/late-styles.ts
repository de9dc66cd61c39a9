/**
 * The styles that only a portal's island needs, in a file of their own beside the island's (`client:painted`): the frame is
 * all that a portal shows at first, and with the look of every table and dialog in it a page is larger than the first packets
 * of a connection. They are told apart by the page itself, not by a list that somebody has to keep: a rule is late when
 * nothing in the page has the classes that it names (docs/decisions/hydration.md).
 */
import { createHash } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import postcss, { type AtRule, type Container, type Rule } from 'postcss'
import selectors from 'postcss-selector-parser'
import { withHash } from './own-hashes.ts'

const ISLAND = /<astro-island (?=[^>]*client="painted")/
const STYLE = /<style>([^]*?)<\/style>/
/** What stands for one of several, or for none. */
const LOOSE = [':is', ':where', ':not']

type Test = (node: Rule | AtRule) => boolean
/** Classes, ids and scopes, written as in a selector. */
type Names = Set<string>

const namesIn = (page: string): Names => new Set([
  ...[...page.matchAll(/ class="([^"]*)"/g)].flatMap(([, classes = '']) => classes.split(/\s+/).map((name) => `.${name}`)),
  ...[...page.matchAll(/ id="([^"]*)"/g)].map(([, id = '']) => `#${id}`),
  ...[...page.matchAll(/ (data-s\w{4})(?==| |>)/g)].map(([, scope = '']) => `[${scope}]`),
])

const isLoose = ({ parent }: selectors.Node): boolean => parent !== undefined && ((parent.type === 'pseudo' && LOOSE.includes(parent.value)) || isLoose(parent))

/** Whether no element can match until one of another class or id has come. What a component of the page says of its own holds as it is: its scripts may set any class. */
const isAhead = (selector: selectors.Selector, names: Names): boolean => {
  let isOwn = false
  let lacks = false
  selector.walk((node) => {
    isOwn ||= node.type === 'attribute' && names.has(String(node))
    lacks ||= (node.type === 'class' || node.type === 'id') && !names.has(String(node).trim()) && !isLoose(node)
  })
  return lacks && !isOwn
}

const isLateRule = ({ selector }: Rule, names: Names) => selectors().astSync(selector).nodes.every((each) => isAhead(each, names))

/** Takes from `container` what passes, and what is empty then; a layer stays, which has its place by being named. */
const without = <T extends Container>(container: T, passes: Test): T => {
  container.each((node) => {
    if (node.type !== 'rule' && node.type !== 'atrule') return
    if (node.type === 'rule' || isWhole(node)) { if (passes(node)) node.remove(); return }
    if (without(node, passes).nodes?.length === 0 && node.name !== 'layer') node.remove()
  })
  return container
}
/** At-rules that hold no rules of elements. */
const isWhole = ({ name, nodes }: AtRule) => !nodes || /^(keyframes|font-face|property|page|view-transition)$/.test(name)

const isPrinted = (node: Rule | AtRule) => node.type === 'atrule' ? node.name === 'page' : node.parent?.type === 'atrule' && (node.parent as AtRule).params === 'print'

/** A page's styles: those of its first paint, and those that nothing in it can have yet, or only paper. */
export const parted = (css: string, page: string): { early: string; late: string } => {
  const names = namesIn(page)
  const rest = (node: Rule | AtRule) => isPrinted(node) || (node.type === 'rule' && isLateRule(node, names))
  const moving = without(postcss.parse(css), rest).toString().replace(/@keyframes [\w-]+/g, '')
  const isLate: Test = (node) => rest(node) || (node.type === 'atrule' && node.name === 'keyframes' && !moving.includes(node.params))
  return { early: without(postcss.parse(css), isLate).toString(), late: without(postcss.parse(css), (node) => !isLate(node)).toString() }
}

/** The page, as built into the folder `dist`, without the styles that its island brings; the island names their file. */
export const withLateStyles = (page: string, dist: string): string => {
  const [style = '', css = ''] = (ISLAND.test(page) && STYLE.exec(page)) || []
  if (!style) return page
  const { early, late } = parted(css, page.replace(style, ''))
  const file = `/_astro/late.${createHash('sha256').update(late).digest('base64url').slice(0, 8)}.css`
  writeFileSync(dist + file, late)
  return withHash(page, css, early).replace(style, () => `<style>${early}</style>`).replace(ISLAND, (island) => `${island}data-styles="${file}" `)
}
