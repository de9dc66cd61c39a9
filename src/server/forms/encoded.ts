import { MIMEType } from 'node:util'
import type { Context } from 'hono'
import type { Bindings } from '#server/http/app.ts'
import { mediaType } from '#server/http/body.ts'
import { badRequest, unsupported } from '#server/http/problems.ts'
import { readBytes } from '#server/http/read.ts'
import { MAX_FORM_FIELDS } from '#server/settings.ts'

export const MULTIPART = 'multipart/form-data'
const ENCODED = 'application/x-www-form-urlencoded'

/** The boundary as `formData` parses it; a regular expression would find another one, in a quoted text or after an odd blank. @throws 400 for a broken type */
const boundaryOf = (contentType: string): string => {
  try {
    return new MIMEType(contentType).params.get('boundary') ?? ''
  } catch {
    throw badRequest('The form could not be read.')
  }
}

/** The delimiter of fields, and how often the fullest form has it: between two fields, or before each and once at the end. */
const marksOf = (contentType: string, multipart: boolean): [mark: string, most: number] =>
  multipart ? [`--${boundaryOf(contentType)}`, MAX_FORM_FIELDS + 1] : ['&', MAX_FORM_FIELDS - 1]

/** Whether `mark` occurs in `bytes` more than `most` times; the search stops there. */
const hasMore = (bytes: Buffer, mark: string, most: number): boolean => {
  let count = 0
  for (let at = bytes.indexOf(mark); at !== -1 && count <= most; at = bytes.indexOf(mark, at + mark.length)) count += 1
  return count > most
}

/** The fields of an encoded form of at most `most` bytes. @throws 415 for another type, 413, 400 for a broken body or too many fields */
export const encodedEntries = async (c: Context<Bindings>, most: number): Promise<[string, FormDataEntryValue][]> => {
  const type = mediaType(c)
  if (type !== MULTIPART && type !== ENCODED) throw unsupported('Please send JSON or a form.')
  const contentType = c.req.header('content-type') ?? ''
  const bytes = await readBytes(c, most)
  if (hasMore(bytes, ...marksOf(contentType, type === MULTIPART))) throw badRequest('The form has too many fields.')
  const form = await new Response(bytes, { headers: { 'content-type': contentType } }).formData().catch(() => { throw badRequest('The form could not be read.') })
  return [...form.entries()]
}
