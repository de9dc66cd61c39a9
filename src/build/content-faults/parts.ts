/** The two parts of an entry's file, split by Astro's own regular expression, so that both always agree. */
const FRONT_MATTER = /(?:^\uFEFF?|^\s*\n)---([\s\S]*?\n)---/

const blank = (text: string) => text.replace(/[^\r\n]/g, ' ')

/** Each part keeps its lines of the file, with blanks in place of the other, so that line numbers stay right. */
export const partsOf = (text: string): { frontMatter?: string; body: string } => {
  const [all, frontMatter] = FRONT_MATTER.exec(text) ?? []
  if (all === undefined || frontMatter === undefined) return { body: text }
  const before = all.length - frontMatter.length - '---'.length
  return { frontMatter: blank(text.slice(0, before)) + frontMatter, body: blank(all) + text.slice(all.length) }
}
