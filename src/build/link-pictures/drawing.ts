/** The right side of a link picture: the drawing that the page itself shows. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { parse } from 'yaml'
import { partsOf } from '#build/content-faults/parts.ts'
import { colour } from '#data/theme.ts'

/** A band leaves room for words on its left: its subject is in this share of it, on the right. */
const SUBJECT = 0.46
const BAND_RATIO = 2.5

const isEntry = (drawing: string) => drawing.endsWith('.mdx')

/** A line that can be parsed alone: no indented line continues it, and it has no YAML alias. */
const IMAGE = /^image:(?! *\*).*$(?!\r?\n[ \t])/m

/** The file that an entry's `image` names. Its line is parsed alone where possible: parsing the front matter of a thousand articles takes a build a third of a second. */
const imageOf = (entry: string): string => {
  const { frontMatter = '' } = partsOf(readFileSync(entry, 'utf8'))
  const [line = ''] = IMAGE.exec(frontMatter) ?? []
  for (const text of [line, frontMatter]) {
    const image = (parse(text) as { image?: unknown } | null)?.image
    if (typeof image === 'string' && image) return image
  }
  throw new Error(`${entry} has no \`image\` in its front matter.`)
}

/** The file of a drawing; an entry's own is what its `image` names. */
export const drawingFile = (drawing: string): string => (isEntry(drawing) ? path.join(path.dirname(drawing), imageOf(drawing)) : drawing)

/** A band's subject is shown whole, running off the right edge as on its page; any other drawing fills the panel, a photograph rotated by its EXIF orientation. */
const fitted = async (file: Buffer, drawing: string, width: number, height: number) => {
  if (isEntry(drawing)) return sharp(file).autoOrient().resize(width, height, { fit: 'cover', position: 'centre' })
  const { width: wide, height: high } = await sharp(file).metadata()
  if (wide / high <= BAND_RATIO) return sharp(file).resize(width, height, { fit: 'cover', position: 'right' })
  const from = Math.round(wide * (1 - SUBJECT))
  const subject = sharp(file).extract({ left: from, top: 0, width: wide - from, height: high })
  return subject.resize(width, height, { fit: 'contain', background: '#0000' })
}

/** Adds the file to the library's message, which names none; its first line says what is wrong. */
const named = (drawing: string) => (cause: Error): never => {
  throw new Error(`${drawingFile(drawing)}: this picture can’t be drawn. It may be damaged: open it in an image editor and save it again (${cause.message.split('\n')[0]}).`, { cause })
}

/** `file`, the picture of `drawing`, at `width` × `height` on the firm's quiet ground. @throws naming the file, if it can't be drawn */
export const panel = async (file: Buffer, drawing: string, width: number, height: number): Promise<Buffer> => {
  const picture = fitted(file, drawing, width, height).then((fit) => fit.png({ compressionLevel: 1 }).toBuffer())
  return sharp({ create: { width, height, channels: 3, background: colour('mist') } })
    .composite([{ input: await picture.catch(named(drawing)) }])
    .png({ compressionLevel: 1 })
    .toBuffer()
}
