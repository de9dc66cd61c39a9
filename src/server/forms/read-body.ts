import type { Context } from 'hono'
import { wantsPage } from '#server/forms/answer.ts'
import { encodedEntries, MULTIPART } from '#server/forms/encoded.ts'
import type { Bindings } from '#server/http/app.ts'
import { jsonObject, mediaType } from '#server/http/body.ts'

/** A request's fields as text, its control fields (keys that begin with `_`), and its files. */
export type SubmissionBody = {
  fields: Record<string, string>
  /** The keys of JSON whose values are lists or objects. */
  notText: string[]
  meta: Record<string, string>
  files: { field: string; file: File }[]
  /** File fields that were sent without a file. */
  emptyFiles: string[]
}

const asText = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : typeof value === 'number' || typeof value === 'boolean' ? String(value) : undefined

const isNoText = (value: unknown): boolean => typeof value === 'object' && value !== null && !(value instanceof File)

const entriesOf = async (c: Context<Bindings>, most: number): Promise<[string, unknown][]> =>
  mediaType(c) === 'application/json' ? Object.entries(await jsonObject(c, most)) : encodedEntries(c, most)

/**
 * Multipart, and every native post, turns a line break into two characters, which no rule of a text area counts; and a
 * filling must read the same however it was sent.
 */
const endsLinesItsOwnWay = (c: Context<Bindings>): boolean => mediaType(c) === MULTIPART || wantsPage(c)

// A file input left empty arrives as a file without a name.
const isChosen = (file: File) => file.size > 0 || file.name !== ''

/** Reads the three encodings of the wire format, of at most `most` bytes. @throws 400 for a broken body, 413, 415 for another type. */
export const readBody = async (c: Context<Bindings>, most: number): Promise<SubmissionBody> => {
  const entries = await entriesOf(c, most)
  const typed = endsLinesItsOwnWay(c) ? (text: string) => text.replaceAll('\r\n', '\n') : (text: string) => text
  const texts = entries.flatMap(([key, value]) => { const text = asText(value); return text === undefined ? [] : [[key, typed(text)] as const] })
  const files = entries.flatMap(([field, value]) => (value instanceof File ? [{ field, file: value }] : []))
  return {
    fields: Object.fromEntries(texts.filter(([key]) => !key.startsWith('_'))),
    notText: entries.flatMap(([key, value]) => (isNoText(value) ? [key] : [])),
    meta: Object.fromEntries(texts.filter(([key]) => key.startsWith('_'))),
    files: files.filter(({ file }) => isChosen(file)),
    emptyFiles: files.filter(({ file }) => !isChosen(file)).map(({ field }) => field),
  }
}
