import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { removeUnnamedPictures } from './unnamed-pictures.ts'

let dist: string
const put = (file: string, text = '') => { writeFileSync(path.join(dist, file), text) }
beforeEach(() => {
  dist = mkdtempSync(path.join(tmpdir(), 'pictures-'))
  for (const folder of ['_astro', 'icons']) mkdirSync(path.join(dist, folder))
})
afterEach(() => rmSync(dist, { recursive: true }))

const left = (name: string, page = '') => {
  put(`_astro/${name}`)
  removeUnnamedPictures({ 'index.html': page }, dist)
  return existsSync(path.join(dist, '_astro', name))
}

it.each(['photo.DL6MOfKJ.jpg', 'Photo (1).DL6MOf-J.JPEG', 'prêt.D_6MOfKJ.png'])('removes a picture that nothing names: %s', (name) => {
  expect(left(name, '<img src="/_astro/photo.DL6MOfKJ_2cd7wr.webp" srcset="/_astro/photo.DL6MOfKJ_Zs.webp 480w">')).toBe(false)
})

it.each([
  ['photo.DL6MOfKJ_2cd7wr.webp', '<img src="/_astro/photo.DL6MOfKJ_2cd7wr.webp">'],
  ['photo.DL6MOfKJ_2cd7wr.webp', '<img srcset="/_astro/photo.DL6MOfKJ_Zs.webp 480w, /_astro/photo.DL6MOfKJ_2cd7wr.webp 960w">'],
  ['photo.DL6MOfKJ.jpg', '<script type="application/ld+json">{"image":"https:\\/\\/firm.test\\/_astro\\/photo.DL6MOfKJ.jpg"}</script>'],
  ['photo.DL6MOfKJ.jpg', '<style>a{background:url(/_astro/photo.DL6MOfKJ.jpg)}</style>'],
  ['team photo.DL6MOfKJ.jpg', '<img src="/_astro/team%20photo.DL6MOfKJ.jpg">'],
  ['prêt.DL6MOfKJ.jpg', '<img src="/_astro/pr%C3%AAt.DL6MOfKJ.jpg">'],
])('leaves %s where a page has %s', (name, page) => { expect(left(name, page)).toBe(true) })

it.each(['_astro/Carousel.js', '_astro/page.css', '_astro/plate.svg', 'rss.xml', 'search-index.json', 'manifest.webmanifest'])('leaves what %s names', (file) => {
  put(file, '"/_astro/photo.DL6MOfKJ.jpg"')
  expect(left('photo.DL6MOfKJ.jpg')).toBe(true)
})

it('leaves whatever isn’t a picture of the build’s own naming', () => {
  put('icons/icon-512.png')
  for (const name of ['Carousel.DVxKTHGx.js', 'text.Dcz4yEau.woff2', 'plain.jpg']) expect(left(name)).toBe(true)
  expect(existsSync(path.join(dist, 'icons/icon-512.png'))).toBe(true)
})
