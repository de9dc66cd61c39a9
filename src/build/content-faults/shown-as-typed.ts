/** Markdown that was begun and is not finished: the page would show its signs. */
import type { Entry, Fault } from './entry.ts'

const SIGNS: [sign: RegExp, words: string][] = [
  [/(?<!\\)\]\((?=(?:https?:|mailto:|tel:|\.?\/|#)[^)\n]*$)/gm, 'the link or picture here has no end. Write `)` after its address.'],
  [/(?<!\\)\[\^[^\]\s]+\]/g, 'the footnote of this mark is missing. Write it in a paragraph of its own: `[^1]: Its words.`'],
  [/(?<!\\)\*\*/g, 'the page would show the `**` here. Bold words have two before them and two behind, and begin and end with a letter or a figure: `**Note**: more`. To show two stars, write `\\*\\*`.'],
]

export const typedFaults = ({ body, nodes }: Entry): Fault[] => {
  const texts = nodes.filter(({ type }) => type === 'text').map(({ position }) => [position?.start.offset ?? 0, position?.end.offset ?? 0] as const)
  return SIGNS.flatMap(([sign, words]) => {
    const shown = [...body.matchAll(sign)].filter(({ index }) => texts.some(([start, end]) => start <= index && index < end))
    // Once for a line, where most bold words begin and end.
    return [...new Set(shown.map(({ index }) => body.slice(0, index).split('\n').length))].map((number) => ({ number, words }))
  })
}
