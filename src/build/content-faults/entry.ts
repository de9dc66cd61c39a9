/** An entry of `content/` as the build reads it: its fields, and its text as the tree that the page is made of. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fieldsIn, type Field } from './front-matter.ts'
import { partsOf } from './parts.ts'
import { signFaults } from './signs.ts'
import { nodesIn, type Node } from './tree.ts'
import { HYPHENS } from './words.ts'

/** A fault with its line, in words for editors. */
export type Fault = { number: number; words: string }

/** The faults that `wrongWith` finds in each of `items`. */
export const faultsAmong = <Item extends { number: number }>(items: readonly Item[], wrongWith: (item: Item) => string | undefined): Fault[] =>
  items.flatMap((item) => {
    const words = wrongWith(item)
    return words ? [{ number: item.number, words }] : []
  })

/** `faults` are those of the file's syntax; a part that can't be parsed because of them is empty here. */
export type Entry = { folder: string; fields: Field[]; body: string; nodes: Node[]; faults: Fault[] }

/** `file` is relative to the folder `root`. */
export const entryOf = (root: string, file: string): Entry => {
  const written = readFileSync(path.join(root, file), 'utf8')
  const { frontMatter, body, ragged } = partsOf(written)
  const { fields, faults } = fieldsIn(frontMatter)
  // Without a valid front matter its fields would be parsed as text, and found wrong a second time.
  const text = frontMatter === undefined ? { nodes: [], faults: [] } : nodesIn(body)
  return { folder: path.join(root, path.dirname(file)), fields, body, nodes: text.nodes, faults: [...signFaults(written), ...ragged.map((number) => ({ number, words: HYPHENS })), ...faults, ...text.faults] }
}
