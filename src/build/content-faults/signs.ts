/** Invisible control characters, which texts pasted from a slide or a PDF contain, and one of which makes feed readers refuse the whole feed; and replacement characters from a file that isn't UTF-8, which the build can't load. */
import type { Fault } from './entry.ts'

/** All control characters except tabs and line breaks. */
const UNSEEN = /[^\P{Cc}\t\r]/u
const LOST = '\uFFFD'
/** So many letters before the character are quoted, to find it. */
const BEFORE = 20

const before = (line: string, at: number) => `“${line.slice(Math.max(0, at - BEFORE), at).trim()}”`

/** `text` is a file's, with its front matter. */
export const signFaults = (text: string): Fault[] => {
  const lines = text.split('\n').map((line, i) => ({ line, number: i + 1 }))
  const unseen = lines.flatMap(({ line, number }) => {
    const at = line.search(UNSEEN)
    return at < 0 ? [] : [{ number, words: `there is an invisible character after ${before(line, at)}, perhaps pasted from a slide or a PDF. Delete it.` }]
  })
  const lost = lines.find(({ line }) => line.includes(LOST))
  return lost ? [...unseen, { number: lost.number, words: `a letter is lost after ${before(lost.line, lost.line.indexOf(LOST))}: the file isn’t saved as UTF-8. Type the letter again, and choose that encoding when you save.` }] : unseen
}
