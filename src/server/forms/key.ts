/** Keys by which two requests are the same “filling”: one filled-in form, however often it is sent (trust row 10). */
import { hash, randomUUID } from 'node:crypto'
import type { CheckedFile } from '#server/forms/files/check-files.ts'
import { badRequest } from '#server/http/problems.ts'
import { keyedHash } from '#server/keyed-hash.ts'
import { SAME_FILLING_MS } from '#server/settings.ts'

/** SHA-256 of the values and of every file's content. */
export const bodyHashOf = (values: Record<string, unknown>, files: CheckedFile[]): string => {
  const content = files.map((file) => [file.field, file.hash])
  return hash('sha256', JSON.stringify(content.length ? [values, content] : values), 'base64url')
}

/** Whether `text` can be a sender's key: 1 to 200 visible ASCII characters. */
export const isKey = (text: string | undefined): text is string => text !== undefined && /^[\x21-\x7e]{1,200}$/.test(text)

/** The sender's key; undefined where there is none. @throws 400 for what can't be a key */
export const givenKey = (given: string | undefined): string | undefined => {
  if (!given?.trim()) return undefined
  if (!isKey(given)) throw badRequest('The submission key must be 1 to 200 visible characters.')
  return given
}

export const freshKey = (): string => randomUUID()

/**
 * The keys of a native post, which a static page can't give one, for the ten-minute window in which it arrives and for
 * the one before: the same values are a double click, a reload, or another try by an island that woke meanwhile. The
 * address is not part of the key: a phone that loses an answer may have changed its network.
 */
export const nativeKeys = (bodyHash: string): [now: string, before: string] => {
  const minutes = Math.floor(Date.now() / SAME_FILLING_MS)
  const keyIn = (when: number) => `native:${keyedHash('native-submission', bodyHash, String(when))}`
  return [keyIn(minutes), keyIn(minutes - 1)]
}
