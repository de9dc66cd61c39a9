/** In the front matter `{firm}`, `{place}` and `{currency}` stand for facts of the firm (`data/firm.ts`); anything that only looks like them would be shown to visitors. */
import { faultsAmong, type Entry, type Fault } from './entry.ts'
import type { Field } from './front-matter.ts'
import type { Node } from './tree.ts'
import { site } from '#site/config.ts'

const ALIKE = /<[Ff]irm\b[^>]{0,20}>?|\{(?!(?:firm|place|currency)\})\s*[\p{L}]+\s*\}/u

/** Written out, the name would stay after a change of name. */
const NAME = new RegExp(`(?<![\\p{L}\\p{N}])${RegExp.escape(site.name)}(?![\\p{L}\\p{N}])`, 'u')

const wrongWith = ({ name, written }: Field): string | undefined => {
  const [found] = ALIKE.exec(written) ?? []
  if (found) return `\`${found}\` means nothing in the front matter. The firm’s name is \`{firm}\` here, its city and state \`{place}\`, its money \`{currency}\`; otherwise use round brackets.`
  // A picture's file may have any name.
  return name !== 'image' && NAME.test(written) ? `\`${name}\` has the firm’s name in it. Write \`{firm}\`, so that a change of name reaches it.` : undefined
}

const inText = (node: Node): Fault[] => {
  const found = node.type === 'text' ? NAME.exec(node.value) : null
  return found ? [{ number: node.number + found.input.slice(0, found.index).split('\n').length - 1, words: 'the firm’s name is `<Firm />` in a text, so that a change of name reaches it.' }] : []
}

export const factFaults = ({ fields, nodes }: Entry): Fault[] => [...faultsAmong(fields, wrongWith), ...nodes.flatMap(inText)]
