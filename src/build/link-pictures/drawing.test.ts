import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { drawingFile, panel } from './drawing.ts'

let folder: string
beforeEach(() => { folder = mkdtempSync(path.join(tmpdir(), 'drawing-')) })
afterEach(() => rmSync(folder, { recursive: true }))

const drawingOf = (image: string) => {
  const entry = path.join(folder, 'index.mdx')
  writeFileSync(entry, `---\ntitle: One\n${image}\nimageAlt: It\n---\n\nimage: ./text.svg\n`)
  return drawingFile(entry)
}

it.each([
  'image: ./cover.svg', 'image: "./cover.svg" # drawn', 'image:\n  ./cover.svg', 'image: >-\n  ./cover.svg', '"image": ./cover.svg', "'image' : ./cover.svg", 'first: &it ./cover.svg\nimage: *it', 'image : ./cover.svg', 'image: "./cover\\\n  .svg"',
])('an article’s drawing is what its image names, however it is written: %j', (image) => {
  expect(drawingOf(image)).toBe(path.join(folder, 'cover.svg'))
})

it.each(['image:', 'lead: us', 'image: [./cover.svg]'])('says of which article it is that has none: %j', (image) => {
  expect(() => drawingOf(image)).toThrow(`${path.join(folder, 'index.mdx')} has no \`image\` in its front matter.`)
})

/** Half of a photograph, as after an interrupted upload. */
const half = async () => {
  const whole = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#456', noise: { type: 'gaussian', mean: 128, sigma: 30 } } }).jpeg().toBuffer()
  return whole.subarray(0, whole.length / 2)
}

it.each<[string, () => Promise<Buffer>]>([
  ['cover.jpg', half],
  ['cover.svg', () => Promise.resolve(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="16" height="9"><text>A & B</text></svg>'))],
])('says of which file it is that it can’t be drawn: %s', async (name, broken) => {
  const file = path.join(folder, name)
  drawingOf(`image: ./${name}`)
  await expect(panel(await broken(), path.join(folder, 'index.mdx'), 46, 63)).rejects.toThrow(`${file}: this picture can’t be drawn. It may be damaged: open it in an image editor and save it again (`)
})
