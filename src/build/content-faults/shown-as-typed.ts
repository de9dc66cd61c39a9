/** Markdown that was begun and is not finished: the page would show its signs. */
import type { Entry, Fault } from './entry.ts'

const SIGNS: [sign: RegExp, words: string][] = [
  [/(?<!\\)\]\((?=(?:https?:|mailto:|tel:|\.?\/|#)[^)\n]*$)/gm, 'the link or picture here has no end. Write `)` after its address.'],
  [/(?<!\\)\[\^[^\]\s]+\]/g, 'the footnote of this mark is missing. Write it in a paragraph of its own: `[^1]: Its words.`'],
  [/(?<!\\)\*\*/g, 'the page would show the `**` here. Bold words have two before them and two behind, without a space within.'],
]

export const typedFaults = ({ body, nodes }: Entry): Fault[] => {
  const texts = nodes.filter(({ type }) => type === 'text').map(({ position }) => [position?.start.offset ?? 0, position?.end.offset ?? 0] as const)
  return SIGNS.flatMap(([sign, words]) =>
    [...body.matchAll(sign)]
      .filter(({ index }) => texts.some(([start, end]) => start <= index && index < end))
      .map(({ index }) => ({ number: body.slice(0, index).split('\n').length, words })))
}
