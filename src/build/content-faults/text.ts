/** What a text may hold as far as the language goes, and what then has no file in the build's message, or a wrong page without any. */
import type { Entry, Fault, Line } from './entry.ts'

/** An entry that brings in parts of its own is a developer's, who may name them. */
const OWN_PARTS = /^(?:import|export)\s/

const RULES: { wrong: RegExp; words: (found: string) => string }[] = [
  { wrong: /^#\s.*/, words: () => 'the page has its heading already, the title. Begin headings in the text with `##`.' },
  { wrong: /(?<!\\)\{(?!\/\*)[^}]*\}?/, words: (found) => `\`${found}\` means nothing in a text. The firm’s name is \`<Firm />\` here; otherwise use round brackets.` },
  { wrong: /<(?!Firm\b)[A-Z]\w*/, words: (found) => `\`${found}\` means nothing in a text. The firm’s name is \`<Firm />\`.` },
  { wrong: /<(?:iframe|script|embed|object)\b/i, words: (found) => `\`${found}\` shows nothing: the site refuses what other sites embed. Write a link to it.` },
  { wrong: /\]\(www\.[^)]*/i, words: (found) => `the link to ${found.slice(2)} must begin with \`https://\`.` },
]

const faultsIn = ({ number, text }: Line): Fault[] =>
  RULES.flatMap(({ wrong, words }) => {
    const [found] = wrong.exec(text) ?? []
    return found === undefined ? [] : [{ number, words: words(found) }]
  })

export const textFaults = ({ body }: Entry): Fault[] => (body.some(({ text }) => OWN_PARTS.test(text)) ? [] : body.flatMap(faultsIn))
