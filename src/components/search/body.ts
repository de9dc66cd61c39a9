/** The parts of a text in the index: its headings, its beginning, and each word of the rest once. */
import { parse } from 'node-html-parser'
import { WORD, type Document } from '#components/search/document.ts'
import { plain } from '#contracts/words.ts'

/** The length of the beginning, from which results are quoted: a thousand whole articles would be too much to load. */
const LENGTH = 1200

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()
/** An item, a cell or a smaller heading has no full stop at its end. */
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
  // Code is parsed too, because it is read; the text of styles and scripts is not.
  // The source's own line breaks are squeezed out first, so that those that the parser makes separate paragraphs, items and cells.
  const body = parse(squeezed(html), { blockTextElements: { script: false, style: false } })
  // The parser treats `th` as inline, `td` as a block.
  for (const cell of body.querySelectorAll('th')) cell.tagName = 'td'
  const headings = body.querySelectorAll('h2, h3').map((heading) => heading.remove().structuredText)
  const lines = [...body.structuredText.split('\n'), ...more].map(squeezed).filter(Boolean)
  return { headings: headings.map(squeezed).join('. '), ...cut(lines.map(ended).join(' ')) }
}
