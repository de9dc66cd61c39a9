/** The two parts of an entry's file, told apart as Astro tells them: its own expression, so that neither reads what the other doesn't. */
const FRONT_MATTER = /(?:^\uFEFF?|^\s*\n)---([\s\S]*?\n)---/

const blank = (text: string) => text.replace(/[^\r\n]/g, ' ')

/** Each part stands in its own lines of the file, with nothing but blanks where the other is: what is found in it has its number. */
export const partsOf = (text: string): { frontMatter?: string; body: string } => {
  const [all, frontMatter] = FRONT_MATTER.exec(text) ?? []
  if (all === undefined || frontMatter === undefined) return { body: text }
  const before = all.length - frontMatter.length - '---'.length
  return { frontMatter: blank(text.slice(0, before)) + frontMatter, body: blank(all) + text.slice(all.length) }
}
