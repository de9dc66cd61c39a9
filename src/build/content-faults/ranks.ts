/** Headings that skip a level: people who navigate by headings would look for the one between. */
import path from 'node:path'
import type { Entry, Fault } from './entry.ts'
import type { Node } from './tree.ts'

/** The level of the page's own heading above a text; where none is named it is 1, the title's. */
const BELOW: Record<string, number> = { 'careers': 2, 'pages/about': 2, 'pages/careers': 2, 'pages/membership': 2, 'plans': 3, 'testimonials': 2 }

type Heading = { rank: number; written: string; number: number }
const headingOf = (node: Node): Heading[] => {
  if (node.type === 'heading') return [{ rank: node.depth, written: '#'.repeat(node.depth), number: node.number }]
  const [, rank] = 'name' in node ? (/^h([2-6])$/.exec(node.name ?? '') ?? []) : []
  return rank ? [{ rank: Number(rank), written: `<h${rank}>`, number: node.number }] : []
}

export const rankFaults = ({ folder, nodes }: Entry): Fault[] => {
  // The headings inside a developer's own components aren't known.
  if (nodes.some(({ type }) => type === 'mdxjsEsm')) return []
  const collection = path.basename(path.dirname(folder))
  const top = BELOW[collection] ?? BELOW[`${collection}/${path.basename(folder)}`] ?? 1
  const headings = nodes.flatMap(headingOf)
  return headings.flatMap(({ rank, written, number }, i) => {
    const before = headings[i - 1]?.rank ?? top
    return rank > before + 1 ? [{ number, words: `\`${written}\` skips a level. The heading above it is at level ${before}: write \`${'#'.repeat(before + 1)}\`.` }] : []
  })
}
