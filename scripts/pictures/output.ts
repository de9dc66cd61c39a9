/** Where pictures are written, and the size that none may exceed. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { attempt } from '#lib/attempt.ts'

/** In bytes: what a picture may cost a visitor's connection. */
export const LIMIT = 40_000

/** Writes one picture, and says so, unless it is there as it is; throws when it is heavier than a visitor's connection should carry. */
export const save = (folder: URL, name: string, content: string): void => {
  const bytes = Buffer.byteLength(content)
  if (bytes > LIMIT) throw new Error(`${name} has ${bytes} bytes; a picture may have ${LIMIT}. Draw fewer lines or raise a tolerance.`)
  const file = new URL(name, folder)
  if (attempt(() => readFileSync(file, 'utf8')) === content) return
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, content)
  console.log(`${name.padEnd(40)} ${(bytes / 1000).toFixed(1).padStart(5)} kB`)
}
