/** What the index has of a text: its headings, its beginning, and of the rest each word once. */
import { parse } from 'node-html-parser'
import { WORD, type Document } from '#components/search/document.ts'
import { plain } from '#contracts/words.ts'

/** How much of a text can be shown around the words that were found: the whole of a thousand articles would be too much to load. */
const LENGTH = 1200

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()
/** An item, a cell or a smaller heading has no sign at its end. */
const ended = (text: string) => (/[\p{L}\p{N})%]$/u.test(text) ? `${text}.` : text)
const wordsIn = (text: string) => new Set((text.match(WORD) ?? []).map(plain))

/** A text as its beginning, and the words that only its rest has. */
const cut = (text: string): Pick<Document, 'text' | 'rest'> => {
  if (text.length <= LENGTH) return { text, rest: '' }
  const end = text.lastIndexOf(' ', LENGTH)
  return { text: `${text.slice(0, end)} …`, rest: [...wordsIn(text.slice(end)).difference(wordsIn(text.slice(0, end)))].join(' ') }
}

/** The headings and the running text of a body in HTML; `more` are words that come after it. */
export const bodyIn = (html: string, more: string[] = []): Pick<Document, 'headings' | 'text' | 'rest'> => {
  // What is read is parsed, code included; styles and scripts are no words.
  // Of the lines of the source nothing is left: those that the parser makes are paragraphs, items and cells.
  const body = parse(squeezed(html), { blockTextElements: { script: false, style: false } })
  // To the parser a cell of a table's head stands within a line, another one doesn't.
  for (const cell of body.querySelectorAll('th')) cell.tagName = 'td'
  const headings = body.querySelectorAll('h2, h3').map((heading) => heading.remove().structuredText)
  const lines = [...body.structuredText.split('\n'), ...more].map(squeezed).filter(Boolean)
  return { headings: headings.map(squeezed).join('. '), ...cut(lines.map(ended).join(' ')) }
}
