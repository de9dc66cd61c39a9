/** The firm's own typefaces as satori reads them: TrueType, one weight each. Its web fonts are WOFF2 and variable. */
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import subset from 'subset-font'

export const FONT_FOLDER = 'src/site/fonts'
/** The parts of a family, as the theme cuts it: a letter comes from the first part that has it. */
const PARTS = ['', '-latin-1', '-extended']
const WEIGHTS = { display: 300, text: 500 } as const

type Family = keyof typeof WEIGHTS
type Face = { name: string; data: Buffer; weight: 400; style: 'normal' }

const partsOf = (family: Family) => PARTS.map((part) => `${family}${part}`).filter((name) => existsSync(`${FONT_FOLDER}/${name}.woff2`))

/** What `fontFamily` says. */
export const familyOf = (family: Family): string => partsOf(family).join(', ')

const faceOf = async (name: string, weight: number): Promise<Face> => {
  const file = await readFile(`${FONT_FOLDER}/${name}.woff2`)
  const whole = { targetFormat: 'truetype', keepAllGlyphs: true } as const
  // A face that comes in one weight has no axis to pin.
  const data = await subset(file, undefined, { ...whole, variationAxes: { wght: weight } }).catch(() => subset(file, undefined, whole))
  return { name, data, weight: 400, style: 'normal' }
}

let loaded: Promise<Face[]> | undefined

/** Every face, made once a build and only when a picture has to be drawn. */
export const faces = (): Promise<Face[]> =>
  (loaded ??= Promise.all((Object.keys(WEIGHTS) as Family[]).flatMap((family) => partsOf(family).map((name) => faceOf(name, WEIGHTS[family])))))
