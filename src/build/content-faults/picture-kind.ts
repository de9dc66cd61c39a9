/** A file's type, by its first bytes: a name that ends in `.jpg` doesn't make a phone's photograph a JPEG. */
import { closeSync, openSync, readFileSync, readSync } from 'node:fs'
import { attempt } from '#lib/attempt.ts'

const BEGINNINGS = [/^\xff\xd8\xff/, /^\x89PNG/, /^RIFF....WEBP/s, /^GIF8/, /^....ftypavi/s]
const BYTES = 16

const beginningOf = (file: string): string => {
  const opened = openSync(file, 'r')
  try {
    const bytes = Buffer.alloc(BYTES)
    return bytes.toString('latin1', 0, readSync(opened, bytes))
  } finally {
    closeSync(opened)
  }
}

/** `none` if nothing can be read: no file, a folder, a dangling link. */
export const kindOf = (file: string): 'picture' | 'other' | 'none' => {
  const shown = attempt(() => (file.toLowerCase().endsWith('.svg') ? readFileSync(file).includes('<svg') : BEGINNINGS.some((kind) => kind.test(beginningOf(file)))))
  return shown === undefined ? 'none' : shown ? 'picture' : 'other'
}
