import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LIMIT, save } from './output.ts'

let folder: string
const address = () => pathToFileURL(`${folder}/pictures/`)
beforeEach(() => { folder = mkdtempSync(path.join(tmpdir(), 'pictures-')) })
afterEach(() => { rmSync(folder, { recursive: true }) })

it('a picture is written and named only if it is new or another one', () => {
  const said = vi.spyOn(console, 'log').mockImplementation(() => {})
  for (const content of ['<svg/>', '<svg/>', '<svg></svg>']) {
    save(address(), 'one.svg', content)
    expect(readFileSync(`${folder}/pictures/one.svg`, 'utf8')).toBe(content)
  }
  expect(said).toHaveBeenCalledTimes(2)
})

it('one that is too heavy is refused', () => { expect(() => save(address(), 'one.svg', 'a'.repeat(LIMIT + 1))).toThrow('may have 40000') })
