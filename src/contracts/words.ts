/** What is searched and what is searched for, brought to the same words. */
const MARKS = /\p{M}+/gu
const NOT_WORD = /[^\p{L}\p{N}]+/gu

/** The words of `text` without accents, case and punctuation; folded as names are (`foldName`). */
export const wordsOf = (text: string): string[] =>
  text.normalize('NFKD').replace(MARKS, '').toLowerCase().toUpperCase().toLowerCase().split(NOT_WORD).filter(Boolean)
