/** Where pictures are written, and the size that none may exceed. */
import { mkdirSync, writeFileSync } from 'node:fs'

/** In bytes: what a picture may cost a visitor's connection. */
export const LIMIT = 40_000

/** Writes one picture, or throws when it is heavier than a visitor's connection should carry. */
export const save = (folder: URL, name: string, content: string): void => {
  const bytes = Buffer.byteLength(content)
  if (bytes > LIMIT) throw new Error(`${name} has ${bytes} bytes; a picture may have ${LIMIT}. Draw fewer lines or raise a tolerance.`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(new URL(name, folder), content)
  console.log(`${name.padEnd(40)} ${(bytes / 1000).toFixed(1).padStart(5)} kB`)
}
