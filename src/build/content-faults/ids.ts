/** Headings and other ids of a text that its page has already, or whose fragment leads elsewhere or nowhere. */
import path from 'node:path'
import { faultsAmong, type Entry, type Fault } from './entry.ts'
import { isOwnPlace } from './page-places.ts'
import { attributeOf, type Node } from './tree.ts'
import { TITLE } from './words.ts'
import { slugOf } from '#lib/slug.ts'

type Heading = Extract<Node, { type: 'heading' }>
type Piece = { type: string; value?: string; children?: Piece[] }

/** The words that a heading's id is made of: the firm's name is inserted later. */
const textOf = ({ type, value = '', children = [] }: Piece): string => (type === 'text' || type === 'inlineCode' ? value : children.map(textOf).join(''))

const taken = (folder: string, id: string, whose: string): string | undefined =>
  isOwnPlace(path.basename(path.dirname(folder)), path.basename(folder), id) ? `the page has a place of its own at \`#${id}\`, the address of this ${whose}. Choose other words.` : undefined

const wrongHeading = (heading: Heading, folder: string): string | undefined => {
  if (heading.depth === 1) return TITLE
  const text = textOf(heading)
  if (!/[\p{L}\p{N}]/u.test(text)) return 'a heading is an address as well, which the firm’s name alone can’t be. Add a word.'
  return taken(folder, slugOf(text), 'heading')
}

const wrongWith = (node: Node, folder: string): string | undefined => {
  if (node.type === 'heading') return wrongHeading(node, folder)
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement' ? taken(folder, attributeOf(node, 'id') ?? '', '`id`') : undefined
}

export const idFaults = ({ folder, nodes }: Entry): Fault[] => faultsAmong(nodes, (node) => wrongWith(node, folder))
