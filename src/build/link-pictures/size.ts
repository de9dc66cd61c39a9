/** The greatest width of letters as a share of their height: of capitals and wide ones, and of all others. */
const BROAD = 0.85
const OTHER = 0.56

const widthOf = (word: string) => Array.from(word).reduce((sum, letter) => sum + (/[\p{Lu}mwæœ]/u.test(letter) ? BROAD : OTHER), 0)

/** The height of a title in a column of `width`: a long one is set smaller, so that even one of a hundred letters stays in it, and so is one with a long word. */
export const sizeOf = (title: string, width: number): number => {
  const size = title.length <= 36 ? 84 : title.length <= 60 ? 68 : title.length <= 80 ? 58 : 50
  const longest = Math.max(...title.split(/[\s-]+/).map(widthOf))
  return Math.min(size, Math.floor(width / longest))
}
