/** What a file is, by its first bytes: a phone's photograph is no JPEG because its name says so. */
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

/** `none` where nothing can be read: no file, a folder, a link to nowhere. */
export const kindOf = (file: string): 'picture' | 'other' | 'none' => {
  const shown = attempt(() => (file.toLowerCase().endsWith('.svg') ? readFileSync(file).includes('<svg') : BEGINNINGS.some((kind) => kind.test(beginningOf(file)))))
  return shown === undefined ? 'none' : shown ? 'picture' : 'other'
}
