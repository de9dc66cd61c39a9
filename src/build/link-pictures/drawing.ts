/** The right side of a link picture: the drawing that the page itself shows. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { parse } from 'yaml'
import { colour } from '#data/theme.ts'

/** A band is drawn for words at its left: its subject is in this share of it, at the right. */
const SUBJECT = 0.46
const BAND_RATIO = 2.5

const isEntry = (drawing: string) => drawing.endsWith('.mdx')

/** What an entry's `image` names. That line alone is parsed: the front matter of a thousand articles takes a build a third of a second. */
const imageOf = (entry: string): string => {
  const [line] = /^image:.*$/m.exec(readFileSync(entry, 'utf8')) ?? []
  if (!line) throw new Error(`${entry} has no line "image: <file>" in its front matter.`)
  return (parse(line) as { image: string }).image
}

/** The file of a drawing; an entry's own is what its `image` names. */
export const drawingFile = (drawing: string): string => (isEntry(drawing) ? path.join(path.dirname(drawing), imageOf(drawing)) : drawing)

/** A band's subject is shown whole, running off the right edge as on its page; any other drawing fills the panel, a photograph as its camera was held. */
const fitted = async (file: Buffer, drawing: string, width: number, height: number) => {
  if (isEntry(drawing)) return sharp(file).autoOrient().resize(width, height, { fit: 'cover', position: 'centre' })
  const { width: wide, height: high } = await sharp(file).metadata()
  if (wide / high <= BAND_RATIO) return sharp(file).resize(width, height, { fit: 'cover', position: 'right' })
  const from = Math.round(wide * (1 - SUBJECT))
  const subject = sharp(file).extract({ left: from, top: 0, width: wide - from, height: high })
  return subject.resize(width, height, { fit: 'contain', background: '#0000' })
}

/** `file`, the picture of `drawing`, at `width` × `height` on the firm's quiet ground. */
export const panel = async (file: Buffer, drawing: string, width: number, height: number): Promise<Buffer> => {
  const picture = await fitted(file, drawing, width, height)
  return sharp({ create: { width, height, channels: 3, background: colour('mist') } })
    .composite([{ input: await picture.png({ compressionLevel: 1 }).toBuffer() }])
    .png({ compressionLevel: 1 })
    .toBuffer()
}
