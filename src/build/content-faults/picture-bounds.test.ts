import { writeFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { beside, ENTRY, JPEG, root, saidIn, saidOf } from './entry-for-tests.ts'

const picture = (width: number, height: number) => sharp({ create: { width, height, channels: 4, background: '#4568' } })
/** As a phone that is held upright stores it: on its side, with an orientation. */
const upright = (width: number, height: number) => picture(width, height).jpeg().withMetadata({ orientation: 6 }).toBuffer()

const toldOfCover = async (bytes: Promise<Buffer>) => {
  beside('Cover.JPG', await bytes)
  return saidOf('image: ./Cover.JPG')
}

it.each([[1600, 900], [2400, 1600]])('takes a cover of %d by %d', async (width, height) => { expect(await toldOfCover(picture(width, height).jpeg().toBuffer())).toEqual([]) })
it('has no opinion of a cover whose size can’t be read', async () => { expect(await toldOfCover(Promise.resolve(JPEG))).toEqual([]) })

it.each([
  ['a narrow cover', picture(1599, 900).jpeg().toBuffer(), '1599 by 900'],
  ['a low one', picture(1600, 899).jpeg().toBuffer(), '1600 by 899'],
  ['a square', picture(1600, 1600).jpeg().toBuffer(), '1600 by 1600'],
  ['a portrait', picture(1600, 2000).jpeg().toBuffer(), '1600 by 2000'],
  ['an upright photograph', upright(2400, 1600), '1600 by 2400'],
  ['a PNG', picture(40, 30).png().toBuffer(), '40 by 30'],
  ['a WebP', picture(40, 30).webp().toBuffer(), '40 by 30'],
])('says of %s how large it is and how large a cover is', async (_what, bytes, size) => {
  expect(await toldOfCover(bytes)).toEqual([`${ENTRY}, line 3: the cover "./Cover.JPG" is ${size} pixels. Choose a landscape one, at least 1600 by 900.`])
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
  expect(saidOf(field, body)).toEqual([`${ENTRY}, line ${line}: the picture "./heavy.jpg" is 2.2 MB. Save it smaller in an image editor, under 2 MB: 2400 pixels across is enough.`])
})
