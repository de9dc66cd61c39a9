/** An entry of `content/` as the build reads it: its fields, and its text as the tree that the page is made of. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fieldsIn, type Field } from './front-matter.ts'
import { partsOf } from './parts.ts'
import { signFaults } from './signs.ts'
import { nodesIn, type Node } from './tree.ts'

/** What is wrong in a line, in words for whoever writes. */
export type Fault = { number: number; words: string }

/** What is wrong among `items`, of which `wrongWith` says it one by one. */
export const faultsAmong = <Item extends { number: number }>(items: readonly Item[], wrongWith: (item: Item) => string | undefined): Fault[] =>
  items.flatMap((item) => {
    const words = wrongWith(item)
    return words ? [{ number: item.number, words }] : []
  })

/** `faults` are those of the file as it is written; a part that they keep from being read is empty here. */
export type Entry = { folder: string; fields: Field[]; body: string; nodes: Node[]; faults: Fault[] }

/** `file` is named from the folder that `root` is. */
export const entryOf = (root: string, file: string): Entry => {
  const written = readFileSync(path.join(root, file), 'utf8')
  const { frontMatter, body } = partsOf(written)
  const { fields, faults } = fieldsIn(frontMatter)
  // Without a front matter its fields would be read as text, to be found wrong in it a second time.
  const text = frontMatter === undefined ? { nodes: [], faults: [] } : nodesIn(body)
  return { folder: path.join(root, path.dirname(file)), fields, body, nodes: text.nodes, faults: [...signFaults(written), ...faults, ...text.faults] }
}
