/**
 * The firm's own typefaces as satori reads them: TrueType, one weight each. First the pages' faces, which are WOFF2,
 * variable and subset; then the complete files behind those, for letters that pages leave to system fonts.
 */
import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import subset from 'subset-font'
import { typefaces, type Typeface } from '#site/typefaces.ts'

/** The subsets of a family, as in the theme: a letter comes from the first that has it. */
const PARTS = ['', '-latin-1', '-extended']
const WEIGHTS = { display: 300, text: 500 } as const

type Family = keyof typeof WEIGHTS
type Face = { name: string; data: Buffer; weight: 400; style: 'normal' }
type Source = { name: string; file: string; axes: Record<string, number> }

/** The axis values of a complete file: those of the pages, and the weight within its range. */
const pinned = (wght: number, axes: NonNullable<Typeface['axes']>): Record<string, number> =>
  Object.fromEntries(Object.entries(axes).flatMap(([axis, kept]) => {
    if (typeof kept === 'number') return [[axis, kept]]
    return axis === 'wght' ? [[axis, Math.min(Math.max(wght, kept.min), kept.max)]] : []
  }))

const cut = (family: Family): Source[] =>
  PARTS.map((part) => ({ name: family + part, file: `src/site/fonts/${family}${part}.woff2`, axes: { wght: WEIGHTS[family] } })).filter(({ file }) => existsSync(file))

/** A firm with a typeface of its own may have no package. */
const whole = (family: Family): Source[] => {
  const { file: named, axes = {} } = typefaces[family]
  const files = globSync(`node_modules/${named.replace('{set}', '*')}`).sort()
  return files.map((file) => ({ name: `${family} ${path.basename(file, '.woff2')}`, file, axes: pinned(WEIGHTS[family], axes) }))
}

const sourcesOf = (family: Family) => [...cut(family), ...whole(family)]
const sources = (Object.keys(WEIGHTS) as Family[]).flatMap(sourcesOf)

/** The files that pictures take their letters from. */
export const fontFiles: string[] = sources.map(({ file }) => file)

/** The value of `fontFamily`. */
export const familyOf = (family: Family): string => sourcesOf(family).map(({ name }) => name).join(', ')

const faceOf = async ({ name, file, axes }: Source): Promise<Face> => {
  const font = await readFile(file)
  const all = { targetFormat: 'truetype', keepAllGlyphs: true } as const
  // A face that comes in one weight has no axis to pin.
  const data = await subset(font, undefined, { ...all, variationAxes: axes }).catch(() => subset(font, undefined, all))
  return { name, data, weight: 400, style: 'normal' }
}

let loaded: Promise<Face[]> | undefined

/** Every face, made once per build and only when a picture has to be drawn. */
export const faces = (): Promise<Face[]> => (loaded ??= Promise.all(sources.map(faceOf)))
