/**
 * Cuts the two typefaces that `src/site/typefaces.ts` names down to what the pages use and writes them into
 * `src/site/fonts/` (committed). The first file of each holds Basic Latin and the typographic marks; the other two, each
 * fetched only by a page that needs it, the accented letters of Latin-1 and those of Latin Extended-A. Run by hand:
 * `npm run fonts`.
 */
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import subset from 'subset-font'
import { runCommand } from './process/command.ts'
import { typefaces, type Typeface } from '#site/typefaces.ts'

const range = (from: number, to: number) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i))
const PARTS = [
  { suffix: '', set: 'latin', letters: `${range(0x20, 0x7e)}\u00a0©·×–—‘’“”…•→−` },
  { suffix: '-latin-1', set: 'latin', letters: range(0xa1, 0xff) },
  { suffix: '-extended', set: 'latin-ext', letters: range(0xa1, 0x17f) },
]

const cut = async (name: string, { file, axes = {} }: Typeface, { suffix, set, letters }: (typeof PARTS)[number]) => {
  const [source, target] = [`node_modules/${file.replace('{set}', set)}`, `src/site/fonts/${name}${suffix}.woff2`]
  if (suffix && !existsSync(source)) {
    rmSync(target, { force: true })
    console.log(`${target}: none, because there is no ${source}. Take its @font-face out of src/site/theme.css.`)
    return
  }
  if (!existsSync(source)) throw new Error(`src/site/typefaces.ts: there is no ${source}. Is its package installed?`)
  const font = await subset(readFileSync(source), letters, { targetFormat: 'woff2', variationAxes: axes }).catch((error: unknown) => {
    throw new Error(`src/site/typefaces.ts: ${file} can't be cut like this. Does it have these axes, and are the values within them? A face of one weight has none. (${(error as Error).message})`)
  })
  writeFileSync(target, font)
  console.log(target, font.length)
}

await runCommand(async () => {
  for (const [name, typeface] of Object.entries(typefaces)) for (const part of PARTS) await cut(name, typeface, part)
})
