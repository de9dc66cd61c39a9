import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { beside, ENTRY, JPEG, root, saidIn, saidOf } from './entry-for-tests.ts'
import { sizeOf } from './picture-size.ts'

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 4, background: '#4568' } })
/** As a telephone writes it that is held upright. */
const upright = (width: number, height: number) => picture(width, height).jpeg().withMetadata({ orientation: 6 }).toBuffer()

it.each([
  ['a JPEG', () => picture(40, 30).jpeg().toBuffer()],
  ['a progressive JPEG', () => picture(40, 30).jpeg({ progressive: true }).toBuffer()],
  ['a JPEG with colours and a camera’s notes', () => picture(40, 30).jpeg().withExif({ IFD0: { Copyright: 'The firm' } }).toBuffer()],
  ['an upright JPEG', () => upright(30, 40)],
  ['a PNG', () => picture(40, 30).png().toBuffer()],
  ['a WebP', () => picture(40, 30).removeAlpha().webp().toBuffer()],
  ['a WebP without loss', () => picture(40, 30).webp({ lossless: true }).toBuffer()],
  ['a WebP that one can see through', () => picture(40, 30).webp().toBuffer()],
])('reads the size of %s', async (_what, made) => { expect(sizeOf(await made())).toEqual({ width: 40, height: 30 }) })

it.each([JPEG, Buffer.from('<svg>'), Buffer.from('RIFF....WEBPVP8 '), Buffer.alloc(0)])('has no opinion of what has no size: %s', (bytes) => { expect(sizeOf(bytes)).toBeUndefined() })

const toldOfCover = async (bytes: Promise<Buffer>) => {
  beside('Cover.JPG', await bytes)
  return saidOf('image: ./Cover.JPG')
}

it.each([[1600, 900], [2400, 1600]])('takes a cover of %d by %d', async (width, height) => { expect(await toldOfCover(picture(width, height).jpeg().toBuffer())).toEqual([]) })

it.each([
  ['a narrow cover', picture(1599, 900).jpeg().toBuffer(), '1599 by 900'],
  ['a low one', picture(1600, 899).jpeg().toBuffer(), '1600 by 899'],
  ['a portrait', picture(1600, 2000).jpeg().toBuffer(), '1600 by 2000'],
  ['an upright photograph', upright(2400, 1600), '1600 by 2400'],
])('says of %s how large it is and how large a cover is', async (_what, bytes, size) => {
  expect(await toldOfCover(bytes)).toEqual([`${ENTRY}, line 3: the cover "./Cover.JPG" has ${size} pixels. Choose a landscape one, at least 1600 by 900.`])
})

it('asks neither of a picture in a text nor of a client’s how large it is', async () => {
  const small = await picture(40, 60).jpeg().toBuffer()
  beside('small.jpg', small)
  expect(saidOf('order: 1', '![It](./small.jpg)')).toEqual([])
  saidIn('testimonials/ada', 'Text.')
  writeFileSync(path.join(root, 'content/testimonials/ada/ada.jpg'), small)
  expect(saidIn('testimonials/ada', 'Text.', 'image: ./ada.jpg')).toEqual([])
})

it.each([['image: ./heavy.jpg', 'Text.', 3], ['order: 1', '![It](./heavy.jpg)', 6]])('says of a picture of more than 2 MB that it is: %s, %s', (field, body, line) => {
  beside('heavy.jpg', Buffer.concat([JPEG, Buffer.alloc(2 * 2 ** 20 - JPEG.length)]))
  expect(saidOf(field, body)).toEqual([])
  beside('heavy.jpg', Buffer.concat([JPEG, Buffer.alloc(2_300_000)]))
  expect(saidOf(field, body)).toEqual([`${ENTRY}, line ${line}: the picture "./heavy.jpg" has 2.2 MB. Save it smaller in a picture program, under 2 MB: 2400 pixels across are enough.`])
})
