/** The syntax tree of a text, by the parser that makes the pages, so that both agree (docs/decisions/content-checks.md). */
import { type MdastNode, mdxToJs, mdxToMdast } from 'satteri'
import type { Fault } from './entry.ts'
import { refusalOf } from './refusal.ts'

/** A node with the line in which it begins. */
export type Node = MdastNode & { number: number }

export type Markup = Extract<Node, { attributes: unknown }>
/** The value of an attribute if it is a plain string; undefined if there is none, or a developer computes it. */
export const attributeOf = ({ attributes }: Markup, name: string): string | undefined =>
  attributes.flatMap((it) => (it.type === 'mdxJsxAttribute' && it.name === name && typeof it.value === 'string' ? [it.value] : []))[0]

const flat = (node: MdastNode): MdastNode[] => [node, ...('children' in node ? (node.children as MdastNode[]).flatMap(flat) : [])]

export const nodesIn = (body: string): { nodes: Node[]; faults: Fault[] } => {
  try {
    const nodes = flat(mdxToMdast(body)).map((node) => ({ ...node, number: node.position?.start.line ?? 1 }))
    // The tree doesn't check imports and exports; whether they are valid is known only once they are compiled.
    if (nodes.some(({ type }) => type === 'mdxjsEsm')) mdxToJs(body)
    return { nodes, faults: [] }
  } catch (error) {
    return { nodes: [], faults: [refusalOf(body, (error as Error).message)] }
  }
}
