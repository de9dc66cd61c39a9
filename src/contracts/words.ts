/** Brings what is searched and what is searched for to the same words. */
const MARKS = /\p{M}+/gu
const NOT_WORD = /[^\p{L}\p{N}]+/gu
/** Letters that are no other letter with a mark, as people type them who don't have them. */
const SPELLED: Record<string, string> = { æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ħ: 'h', ŧ: 't' }

/** `text` in lower case, without accents, and with plain letters for those of `SPELLED`. */
export const plain = (text: string): string =>
  text.normalize('NFKD').replace(MARKS, '').toLowerCase().toUpperCase().toLowerCase().replace(/[æœøđðþłħŧ]/g, (letter) => SPELLED[letter] ?? '')

/** The words of `text`, plain and without punctuation. */
export const wordsOf = (text: string): string[] => plain(text).split(NOT_WORD).filter(Boolean)
