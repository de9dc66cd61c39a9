/** Markdown that was begun and is not finished: the page would show its signs, or not show its words. */
import type { Entry, Fault } from './entry.ts'

/** A sign of a list without its space, or one that only other programs know. */
const ITEM = '(?:[•◦▪‣]|-(?=\\p{L})|\\d{1,2}\\.(?=\\p{L}))'
const SIGNS: [sign: RegExp, words: string][] = [
  [/(?<!\\)\]\((?=(?:https?:|mailto:|tel:|\.?\/|#)[^)\n]*$)/gm, 'the link or picture here has no end. Write `)` after its address.'],
  [/(?<!\\)\]\((?=(?:https?:|mailto:|tel:|\.?\/|#)(?:[^\s)]*\(.*\)|\S+ +"[^"\n]*\)[^"\n]*$))/gm, 'the page would show the brackets of this link or picture: there is a bracket or a quote without its other in its address. For brackets write `%28` and `%29`, or rename the picture.'],
  [/(?<!\\)\[\^[^\]\s]+\]/g, 'the footnote of this mark is missing. Write it in a paragraph of its own: `[^1]: Its words.`'],
  [/(?<!\|[ \t]*\r?\n)^\|.*\|[ \t]*\r?$/gm, 'the page would show the bars of this table. Below its first line it needs one of hyphens, with as many columns: `|---|---|` for two.'],
  [new RegExp(`(?<=^[ \\t]*)${ITEM}(?<!^[ \\t]*${ITEM}.*\\r?\\n[ \\t]*${ITEM})`, 'gmu'), 'this list would be one paragraph. Write a hyphen, or a number and a dot, and a space before each item: `- One` or `1. One`.'],
  [/(?<!\\)\*\*/g, 'the page would show the `**` here. Bold words have two before them and two behind, and begin and end with a letter or a figure: `**Note**: more`. To show two stars, write `\\*\\*`.'],
]

/** Footnotes that no page shows. */
const hiddenNotes = (nodes: Entry['nodes']): Fault[] => {
  const marks = nodes.flatMap((node) => (node.type === 'footnoteReference' ? [node.identifier] : []))
  return nodes.flatMap((node, i) => {
    if (node.type !== 'footnoteDefinition') return []
    const isSecond = nodes.slice(0, i).some((before) => before.type === 'footnoteDefinition' && before.identifier === node.identifier)
    if (isSecond) return [{ number: node.number, words: `there is a footnote \`[^${node.label}]\` above, and the page shows only that one. Give each a mark of its own.` }]
    return marks.includes(node.identifier) ? [] : [{ number: node.number, words: `no mark in the text names the footnote \`[^${node.label}]\`, and the page would not show it. Write its mark behind the words that it belongs to, or delete it.` }]
  })
}

export const typedFaults = ({ body, nodes }: Entry): Fault[] => {
  const texts = nodes.filter(({ type }) => type === 'text').map(({ position }) => [position?.start.offset ?? 0, position?.end.offset ?? 0] as const)
  const typed = SIGNS.flatMap(([sign, words]) => {
    const shown = [...body.matchAll(sign)].filter(({ index }) => texts.some(([start, end]) => start <= index && index < end))
    // Once for a line, where most bold words begin and end.
    return [...new Set(shown.map(({ index }) => body.slice(0, index).split('\n').length))].map((number) => ({ number, words }))
  })
  return [...typed, ...hiddenNotes(nodes)]
}
