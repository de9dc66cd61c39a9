/** The tree of a text, by the parser that makes the pages: what it is to the build it is here (docs/decisions/content-checks.md). */
import { type MdastNode, mdxToJs, mdxToMdast } from 'satteri'
import type { Fault } from './entry.ts'
import { refusalOf } from './refusal.ts'

/** A node with the line in which it begins. */
export type Node = MdastNode & { number: number }

export type Markup = Extract<Node, { attributes: unknown }>
/** The value of an attribute as far as it is one word; undefined where there is none, or a developer computes it. */
export const attributeOf = ({ attributes }: Markup, name: string): string | undefined =>
  attributes.flatMap((it) => (it.type === 'mdxJsxAttribute' && it.name === name && typeof it.value === 'string' ? [it.value] : []))[0]

const flat = (node: MdastNode): MdastNode[] => [node, ...('children' in node ? (node.children as MdastNode[]).flatMap(flat) : [])]

export const nodesIn = (body: string): { nodes: Node[]; faults: Fault[] } => {
  try {
    const nodes = flat(mdxToMdast(body)).map((node) => ({ ...node, number: node.position?.start.line ?? 1 }))
    // The tree takes imports and exports as they stand; whether they are any is known once a module is made of them.
    if (nodes.some(({ type }) => type === 'mdxjsEsm')) mdxToJs(body)
    return { nodes, faults: [] }
  } catch (error) {
    return { nodes: [], faults: [refusalOf(body, (error as Error).message)] }
  }
}
