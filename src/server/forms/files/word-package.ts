/** Whether a zip is a Word document without macros (trust row 8), without unpacking more than its list of parts. */
import { fromBufferPromise, type Entry, type ZipFile } from 'yauzl'

const MOST_ENTRIES = 1000
const MOST_UNPACKED_BYTES = 50 * 1024 * 1024
const MOST_BYTES_OF_TYPES = 256 * 1024

const TYPES = '[content_types].xml'
const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
// Not beyond the next tag: with unclosed tags, each match would scan to the end of the list, in quadratic time.
const OVERRIDE = /<Override\b[^<>]*>/g
const attribute = (tag: string, name: string) => new RegExp(`\\b${name}\\s*=\\s*["']([^"']*)["']`).exec(tag)?.[1]

/** Names as a package compares them: without case, without a leading slash. */
const partName = (name: string) => name.toLowerCase().replace(/^\//, '')

/** Every entry by its name. @returns undefined for a package that is too large, encrypted, ambiguous, or has macros */
const entriesOf = async (zip: ZipFile): Promise<Map<string, Entry> | undefined> => {
  if (zip.entryCount > MOST_ENTRIES) return undefined
  const entries = new Map<string, Entry>()
  let unpacked = 0
  for await (const entry of zip.eachEntry()) {
    const name = partName(entry.fileName)
    unpacked += entry.uncompressedSize
    if (unpacked > MOST_UNPACKED_BYTES || entry.isEncrypted() || entries.has(name) || /vba(project|data)/.test(name)) return undefined
    entries.set(name, entry)
  }
  return entries
}

/** The entry's text. Its real bytes are counted, whatever its headers state. */
const textOf = async (zip: ZipFile, entry: Entry): Promise<string> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) {
    size += chunk.length
    if (size > MOST_BYTES_OF_TYPES) return ''
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * Declarations, comments, instructions, character references and another encoding (in UTF-16 each letter has a NUL) could
 * hide a type from us but not from Word: no program needs to write them here.
 */
const HIDING = /<!|<\?(?!xml\s)|&#|&\w|\0|\bencoding\s*=\s*["'](?!utf-8["'])/i
const declaresPlainDocument = (types: string, entries: Map<string, Entry>): boolean => {
  if (HIDING.test(types) || /macroEnabled|vbaProject/i.test(types)) return false
  const main = types.match(OVERRIDE)?.filter((tag) => attribute(tag, 'ContentType') === MAIN) ?? []
  return main.some((tag) => entries.has(partName(attribute(tag, 'PartName') ?? '')))
}

export const isPlainWordPackage = async (file: Buffer): Promise<boolean> => {
  if (file.toString('latin1', 0, 4) !== 'PK\x03\x04') return false
  try {
    const zip = await fromBufferPromise(file)
    const entries = await entriesOf(zip)
    const types = entries?.get(TYPES)
    return entries !== undefined && types !== undefined && declaresPlainDocument(await textOf(zip, types), entries)
  } catch {
    // A file that the zip reader can't read is refused.
    return false
  }
}
