import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { drawingFile } from './drawing.ts'

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
