/** Normalizes both the searched text and the search words. */
const MARKS = /\p{M}+/gu
const NOT_WORD = /[^\p{L}\p{N}]+/gu
/** Letters that don't decompose into a letter with an accent, as people type them without such a keyboard. */
const SPELLED: Record<string, string> = { æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', þ: 'th', ł: 'l', ħ: 'h', ŧ: 't' }

/** `text` in lower case, without accents, and with plain letters for those of `SPELLED`. */
export const plain = (text: string): string =>
  text.normalize('NFKD').replace(MARKS, '').toLowerCase().toUpperCase().toLowerCase().replace(/[æœøđðþłħŧ]/g, (letter) => SPELLED[letter] ?? '')

/** The words of `text`, plain and without punctuation. */
export const wordsOf = (text: string): string[] => plain(text).split(NOT_WORD).filter(Boolean)
