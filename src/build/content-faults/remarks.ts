/** In YAML ` #` begins a comment: words after it would be missing from the page, and no schema notices. */
import { type Document, type LineCounter, visit } from 'yaml'
import type { Fault } from './entry.ts'
import { QUOTES } from './words.ts'

/** After a number, a day, `true` or a picture it is really a comment. */
const WHOLE = /^(?:[\d.-]+|true|false|\.\/.*)$/

export const cutValues = (document: Document, lines: LineCounter, frontMatter: string): Fault[] => {
  const found: Fault[] = []
  visit(document, {
    Scalar: (key, { type, source = '', range }) => {
      if (key === 'key' || type !== 'PLAIN' || !range || WHOLE.test(source)) return
      const [start, end, next] = range
      if (/^[ \t]*#/.test(frontMatter.slice(end, next))) found.push({ number: lines.linePos(start).line, words: `${QUOTES} Without them it ends before \`#\`; a remark has a line of its own.` })
    },
  })
  return found
}
