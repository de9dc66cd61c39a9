/**
 * Cuts the two typefaces down to what the pages use and writes them into `src/site/fonts/` (committed: a rebrand brings
 * its own). The first file of each family holds Basic Latin and the typographic marks; the other two, each fetched only by
 * a page that needs it, the accented letters of Latin-1 and those of Latin Extended-A. Run by hand: `npm run fonts`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import subset from 'subset-font'

const range = (from: number, to: number) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
const BASIC = `${range(0x20, 0x7e)}\u00a0©·×–—‘’“”…•→`
const ACCENTED = range(0xa1, 0x17f)

type Family = { source: string; name: string; variationAxes: Record<string, number | { min: number; max: number }> }

// Newsreader with its optical size pinned at the display cut and its one weight: it stands before the first paint. Instrument Sans
// with the weights that the styles name comes after (docs/decisions/speed.md).
const families: Family[] = [
  { source: 'newsreader/files/newsreader-{set}-opsz-normal.woff2', name: 'display', variationAxes: { opsz: 72, wght: 300 } },
  { source: 'instrument-sans/files/instrument-sans-{set}-wght-normal.woff2', name: 'text', variationAxes: { wght: { min: 400, max: 600 } } },
]

const cut = async ({ source, name, variationAxes }: Family, set: string, text: string, suffix: string) => {
  const file = readFileSync(`node_modules/@fontsource-variable/${source.replace('{set}', set)}`)
  const font = await subset(file, text, { targetFormat: 'woff2', variationAxes })
  writeFileSync(`src/site/fonts/${name}${suffix}.woff2`, font)
  console.log(`${name}${suffix}.woff2`, font.length)
}

for (const family of families) {
  await cut(family, 'latin', BASIC, '')
  await cut(family, 'latin', range(0xa1, 0xff), '-latin-1')
  await cut(family, 'latin-ext', ACCENTED, '-extended')
}
