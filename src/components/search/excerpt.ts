import { WORD } from '#components/search/document.ts'
import { plain } from '#contracts/words.ts'

/** A piece of text; a `hit` is a word that was searched for. */
type Piece = { text: string; hit: boolean }

const BEFORE = 60
const LENGTH = 200

/** The text cut into hits and what is between them. `terms` are words as the index holds them. */
export const piecesOf = (text: string, terms: ReadonlySet<string>): Piece[] => {
  const pieces: Piece[] = []
  let at = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!terms.has(plain(word))) continue
    if (index > at) pieces.push({ text: text.slice(at, index), hit: false })
    pieces.push({ text: word, hit: true })
    at = index + word.length
  }
  if (at < text.length) pieces.push({ text: text.slice(at), hit: false })
  return pieces
}

/** A line of `text` around the first of `terms` that it holds; nothing where it holds none. */
export const lineAround = (text: string, terms: ReadonlySet<string>): string | undefined => {
  const first = [...text.matchAll(WORD)].find(({ 0: word }) => terms.has(plain(word)))
  if (!first) return undefined
  const from = first.index <= BEFORE ? 0 : text.indexOf(' ', first.index - BEFORE) + 1
  const to = from + LENGTH >= text.length ? text.length : text.lastIndexOf(' ', from + LENGTH)
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`
}
