/** The fields of a front matter with their lines, or why it can't be parsed. */
import { type Document, isAlias, isMap, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml'
import type { Fault } from './entry.ts'
import { cutValues } from './remarks.ts'
import { QUOTES } from './words.ts'

type Title = { number: number; value: string }
/** `value` is the parsed value, `written` its source, perhaps in quotes; `titles` are those of a list's entries. */
export type Field = { name: string; number: number; value: string; written: string; titles: Title[] }

const MISSING = 'the front matter is missing. The file must begin with a line of three hyphens, then one field per line, then three hyphens again.'
const WORDS: [RegExp, string][] = [
  [/closing/, 'a value that begins here with a quote has no closing quote.'],
  [/Tabs/, 'there is a tab before this line. Indent with two spaces.'],
  [/unique/, 'this field is here twice. Remove one.'],
  [/Implicit (?:map )?keys/, 'this line has no colon after a name. A field is written `name: value`; a value that continues on the next line needs straight double quotes.'],
  [/Nested/, `${QUOTES} Or the line below it is indented too far.`],
  [/at node end|cannot start|alias|Anchor|flow|YAML token|block-seq-ind/i, QUOTES],
]

const wordsFor = (message: string) => WORDS.find(([about]) => about.test(message))?.[1] ?? `the front matter can't be read here. Look at this line and the one above for a missing quote or a wrong indent (${message}).`

type Refusal = { message: string; pos: readonly [number, number] }
/** `*Important* words`: to YAML an asterisk is an alias of an earlier value, and it reports only at the end that there is none. */
const unnamed = (document: Document): Refusal[] => {
  const found: Refusal[] = []
  visit(document, {
    Alias: (_key, alias) => {
      if (!alias.resolve(document)) found.push({ message: 'alias', pos: [alias.range?.[0] ?? 0, 0] })
    },
  })
  return found
}

const faultOf = (document: Document, lines: LineCounter): Fault[] => {
  const [first] = [...document.errors, ...unnamed(document)]
  if (!first) return []
  // An unclosed quote is noticed only at the end; the fault is reported at the value that begins with it.
  const pairs = isMap(document.contents) ? document.contents.items.map(({ key }) => (key as Node | null)?.range?.[0] ?? 0) : []
  const place = first.message.includes('closing') ? (pairs.findLast((start) => start <= first.pos[0]) ?? first.pos[0]) : first.pos[0]
  return [{ number: lines.linePos(place).line, words: wordsFor(first.message) }]
}

const titlesIn = (node: unknown, lines: LineCounter): Title[] =>
  (isSeq(node) ? node.items : []).flatMap((item) => {
    const title = isMap(item) ? item.get('title', true) : undefined
    return isScalar(title) && title.range ? [{ number: lines.linePos(title.range[0]).line, value: String(title.value) }] : []
  })

export const fieldsIn = (frontMatter: string | undefined): { fields: Field[]; faults: Fault[] } => {
  if (frontMatter === undefined) return { fields: [], faults: [{ number: 1, words: MISSING }] }
  const lines = new LineCounter()
  const document = parseDocument(frontMatter, { lineCounter: lines, prettyErrors: false })
  const refused = faultOf(document, lines)
  const faults = refused.length ? refused : cutValues(document, lines, frontMatter)
  if (faults.length) return { fields: [], faults }
  const items = isMap(document.contents) ? document.contents.items : []
  const fields = items.flatMap(({ key, value: node }) => {
    if (!isScalar(key) || !key.range) return []
    const { range } = (node ?? {}) as Partial<Node>
    const written = range ? frontMatter.slice(range[0], range[1]).trim() : ''
    const meant = isAlias(node) ? node.resolve(document) : node
    return [{ name: String(key.value), number: lines.linePos(key.range[0]).line, value: isScalar(meant) ? (meant.source ?? '').trim() : written, written, titles: titlesIn(node, lines) }]
  })
  return { fields, faults }
}
