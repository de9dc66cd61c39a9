/** The two parts of an entry's file, split by Astro's own regular expression, so that both always agree. */
const FRONT_MATTER = /(?:^\uFEFF?|^\s*\n)---([\s\S]*?\n)---/
/** More hyphens than three belong to the part behind them, and are shown or make no sense there. */
const TOO_MANY = /^-+/

const blank = (text: string) => text.replace(/[^\r\n]/g, ' ')
const lineOf = (text: string) => text.split('\n').length

/** Each part keeps its lines of the file, with blanks in place of the other, so that line numbers stay right. `ragged` are the lines that have too many hyphens, which are blanks as well. */
export const partsOf = (text: string): { frontMatter?: string; body: string; ragged: number[] } => {
  const [all, frontMatter] = FRONT_MATTER.exec(text) ?? []
  if (all === undefined || frontMatter === undefined) return { body: text, ragged: [] }
  const before = text.slice(0, all.length - frontMatter.length - '---'.length)
  const rest = text.slice(all.length)
  const ragged = [[before, frontMatter], [all, rest]].flatMap(([above = '', below = '']) => (TOO_MANY.test(below) ? [lineOf(above)] : []))
  return { frontMatter: blank(before) + frontMatter.replace(TOO_MANY, blank), body: blank(all) + rest.replace(TOO_MANY, blank), ragged }
}
