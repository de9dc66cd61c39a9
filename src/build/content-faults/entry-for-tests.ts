/** A `content/` with one article in a test's folder, for tests of the faults found in it. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach } from 'vitest'
import { contentFaults, faultsOf } from './faults.ts'

export const ENTRY = 'content/news/one/index.mdx'
export const JPEG = Buffer.from([0xff, 0xd8, 0xff, 0xe0])

/** The folder that contains `content/`, created again before each test. */
export let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'faults-'))
  mkdirSync(path.join(root, path.dirname(ENTRY)), { recursive: true })
  beside('Cover.JPG', JPEG)
})
afterEach(() => rmSync(root, { recursive: true }))

export const beside = (name: string, content: string | Buffer) => writeFileSync(path.join(root, path.dirname(ENTRY), name), content)
export const saidOfFile = (text: string) => {
  beside('index.mdx', text)
  return contentFaults(root)
}
/** The faults of an article with `field` in line 3 and `body` from line 6 on. */
export const saidOf = (field: string, body = 'Text.') => saidOfFile(`---\ntitle: One\n${field}\n---\n\n${body}\n`)
/** The faults of an entry `content/<place>/` with `fields` from line 3 on, then two lines, then `body`. */
export const saidIn = (place: string, body: string, fields = 'order: 1') => {
  mkdirSync(path.join(root, 'content', place), { recursive: true })
  writeFileSync(path.join(root, 'content', place, 'index.mdx'), `---\ntitle: One\n${fields}\n---\n\n${body}\n`)
  return faultsOf(root, `content/${place}/index.mdx`)
}
