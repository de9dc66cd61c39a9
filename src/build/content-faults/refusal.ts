/** Why a text can't be parsed, in an editor's words; the parser's own are for developers. */
import type { Fault } from './entry.ts'
import { embedded, EMBEDS, meaningless, PICTURE, unknownPart } from './words.ts'

const MESSAGE = /^(\d+):(\d+): (.*)$/s
const LESS_THAN = '`<` can’t stand before a letter or a digit. Write “less than”.'

/** The first that matches the text at that position wins. */
const WORDS: [begins: RegExp, words: (found: string, name: string, reason: string) => string][] = [
  [/^\{\s*\/\*/, () => 'the remark that begins here has no end. Write `*/}` after it.'],
  [/^\{[^}\n]*\}?/, meaningless],
  [new RegExp(`^</?(?:${EMBEDS})\\b`, 'i'), embedded],
  [/^<img\b/i, () => PICTURE],
  [/^<!--/, () => 'a remark is written `{/* like this */}`.'],
  [/^<\/?Firm\b/, () => 'the firm’s name is `<Firm />`, with the slash and both brackets.'],
  [/^<[A-Z][\w.]*/, unknownPart],
  [/^<((?:https?:|mailto:)[^>\s]*)>?/i, (_found, address) => `a link is written \`[words](${address})\`.`],
  [/^<([^\s<>/@]+@[^\s<>@]+)>/, (_found, address) => `a link is written \`[words](mailto:${address})\`.`],
  [/^<([a-z][\w-]*)/, (found, name, reason) => (reason.includes('closing tag') ? `\`${found}\` is never closed. Leave it out, or write \`<${name} />\`.` : LESS_THAN)],
  [/^<\/[^>\n]*>?/, (found) => `\`${found}\` closes something that was never opened. Leave it out.`],
  [/^</, () => LESS_THAN],
  [/^(?:import|export)\b/, (found) => `a paragraph can’t begin with the word \`${found}\`. Put another before it.`],
]

/** For a broken expression the parser names a position within it; the fault is reported at its beginning. */
const beginning = (body: string, place: number, reason: string): number => {
  if (reason.includes('parse expression')) return Math.max(0, body.lastIndexOf('{', place))
  if (reason.includes('parse esm')) return [...body.slice(0, place + 1).matchAll(/^(?:import|export)\b/gm)].at(-1)?.index ?? place
  return place
}

export const refusalOf = (body: string, message: string): Fault => {
  const [, line = '1', column = '1', reason = message] = MESSAGE.exec(message) ?? []
  const before = body.split('\n').slice(0, Number(line) - 1).join('\n')
  const start = beginning(body, before.length + (before ? 1 : 0) + Number(column) - 1, reason)
  const number = body.slice(0, start).split('\n').length
  for (const [begins, words] of WORDS) {
    const [found, name = ''] = begins.exec(body.slice(start)) ?? []
    if (found !== undefined) return { number, words: words(found, name, reason) }
  }
  return { number, words: `the text can't be read from here on (${reason}).` }
}
