/** Faults of a mark that would not be shown as drawn: it is in every page, whose policy blocks its styles, and in squares (icons, link pictures). */
const RULES: [isWrong: (svg: string) => boolean, words: string][] = [
  [(svg) => /<style\b/.test(svg), 'has a `<style>` in it, which would be one of the page’s. Write colours as attributes: `fill="#0f4c4a"`.'],
  [(svg) => /\sstyle\s*=/.test(svg), 'has `style="…"` in it, which the site’s policy refuses. Write colours as attributes: `fill="#0f4c4a"`.'],
  [(svg) => /<(?:script|image|foreignObject)\b/i.test(svg), 'may hold shapes alone: no picture, no script.'],
  [(svg) => !isSquare(svg), 'needs a square `viewBox`, such as `viewBox="0 0 32 32"`: icons and link pictures are square.'],
]
const isSquare = (svg: string) => {
  const [, width, height] = /\bviewBox="[-\d.]+[\s,]+[-\d.]+[\s,]+([\d.]+)[\s,]+([\d.]+)"/.exec(svg) ?? []
  return width !== undefined && Number(width) === Number(height)
}

/** Each as a sentence with its place. */
export const logoFaults = (svg: string): string[] => RULES.flatMap(([isWrong, words]) => (isWrong(svg) ? [`src/site/logo.svg: ${words}`] : []))
