import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { forgetOthers } from './content-anew.ts'

let root: string
beforeEach(() => { root = mkdtempSync(path.join(tmpdir(), 'anew-')) })
afterEach(() => rmSync(root, { recursive: true }))

it('forgets entries that were read under other shapes, or nobody knows which, and keeps the others', () => {
  const folder = path.join(root, 'cache')
  const isKept = (digest: string) => {
    forgetOthers(folder, digest)
    const kept = existsSync(path.join(folder, 'data-store.json'))
    writeFileSync(path.join(folder, 'data-store.json'), '[]')
    return kept
  }
  isKept('no folder yet')
  expect(isKept('other shapes')).toBe(false)
  expect(isKept('other shapes')).toBe(true)
  rmSync(path.join(folder, 'shapes.txt'))
  expect(isKept('other shapes')).toBe(false)
})
