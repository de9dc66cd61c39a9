/**
 * Draws the picture of a shared link, or takes it from the cache of earlier builds: a picture is stored under the hash of
 * everything that it is made from, so that a thousand articles cost once (docs/decisions/link-pictures.md).
 */
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { drawingFile, panel } from './drawing.ts'
import { fontFiles } from './faces.ts'
import { words } from './words.ts'
import type { Card } from '#data/link-pictures.ts'
import { site } from '#site/config.ts'
import logo from '#site/logo.svg?raw'
import theme from '#site/theme.css?raw'
import typefaces from '#site/typefaces.ts?raw'

const KEPT = 'node_modules/.cache/link-pictures'
const DRAWING_WIDTH = 460
/** The size up to which messengers load a picture automatically. */
const LIMIT = 150_000
const QUALITIES = [86, 76, 64, 50]

const sources = import.meta.glob<string>(['./*.ts', '!./*.test.ts'], { eager: true, query: '?raw', import: 'default' })

const digest = (...parts: (string | Buffer)[]) => parts.reduce((hash, part) => hash.update(part).update('\0'), createHash('sha256')).digest('hex')

/** What every picture is made from: the firm's looks, and the code that draws. */
const common = digest(site.name, theme, logo, JSON.stringify(sources), typefaces, ...fontFiles.map((file) => readFileSync(file)))

/** The best quality that stays under the limit. */
const lightest = async (picture: Buffer): Promise<Buffer> => {
  for (const quality of QUALITIES) {
    const encoded = await sharp(picture).jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4' }).toBuffer()
    if (encoded.length < LIMIT) return encoded
  }
  throw new Error(`A link picture has more than ${LIMIT} bytes at every quality: its drawing holds too much detail.`)
}

const draw = async (card: Card, drawing: Buffer): Promise<Buffer> => {
  const left = card.width - DRAWING_WIDTH
  const [text, right] = await Promise.all([words(card, left), panel(drawing, card.drawing, DRAWING_WIDTH, card.height)])
  return lightest(await sharp(Buffer.from(text)).composite([{ input: right, left, top: 0 }]).png({ compressionLevel: 1 }).toBuffer())
}

// Written to a temporary file first: an interrupted build leaves no half picture.
const keep = async (file: string, picture: Buffer) => {
  await mkdir(KEPT, { recursive: true })
  await writeFile(`${file}.${process.pid}`, picture)
  await rename(`${file}.${process.pid}`, file)
}

/** The file of the picture, a JPEG. Files are read at once: a promise for each costs a build more than the small files themselves. */
export const linkPicture = async (card: Card): Promise<string> => {
  const drawing = readFileSync(drawingFile(card.drawing))
  const kept = path.join(KEPT, `${digest(common, JSON.stringify(card), drawing)}.jpg`)
  if (!existsSync(kept)) await keep(kept, await draw(card, drawing))
  return kept
}
