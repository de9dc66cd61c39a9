/** Files as applicants have them, and as nobody should: made here, byte by byte. */
import { crc32, deflateRawSync } from 'node:zlib'

type Part = { name: string; content: Buffer | string; /** The size that the headers claim, if it is wrong. */ claims?: number; flags?: number }

const uint = (bytes: number, value: number) => { const buffer = Buffer.alloc(bytes); buffer.writeUIntLE(value, 0, bytes); return buffer }
const headerOf = ({ flags = 0x800, claims }: Part, name: Buffer, packed: Buffer, content: Buffer) =>
  Buffer.concat([uint(2, 20), uint(2, flags), uint(2, 8), uint(4, 0), uint(4, crc32(content)), uint(4, packed.length), uint(4, claims ?? content.length), uint(2, name.length), uint(2, 0)])

/** A zip of `parts`, with the bytes `before` in front. */
export const zipOf = (parts: Part[], before = Buffer.alloc(0)): Buffer => {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = before.length
  for (const part of parts) {
    const [name, content] = [Buffer.from(part.name), Buffer.from(part.content as string)]
    const packed = deflateRawSync(content)
    const header = headerOf(part, name, packed, content)
    const entry = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), header, name, packed])
    central.push(Buffer.concat([Buffer.from('PK\x01\x02', 'latin1'), uint(2, 20), header, uint(2, 0), uint(2, 0), uint(2, 0), uint(4, 0), uint(4, offset), name]))
    local.push(entry)
    offset += entry.length
  }
  const directory = Buffer.concat(central)
  const end = [Buffer.from('PK\x05\x06', 'latin1'), uint(4, 0), uint(2, parts.length), uint(2, parts.length), uint(4, directory.length), uint(4, offset), uint(2, 0)]
  return Buffer.concat([before, ...local, directory, ...end])
}

const MAIN = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml'
/** `[Content_Types].xml` with `main` as the type of the document, and `more` beside it. */
export const typesOf = (main = MAIN, more = ''): Part & { content: string } => ({
  name: '[Content_Types].xml',
  content: `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${main}"/>${more}</Types>`,
})
export const DOCUMENT: Part = { name: 'word/document.xml', content: '<w:document/>' }
export const docx = (...more: Part[]): Buffer => zipOf([typesOf(), DOCUMENT, ...more])

export const pdf = (size = 64): Buffer => Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(Math.max(0, size - 9), 'x')])

const CHAIN_END = 0xfffffffe
const NONE = 0xffffffff
const directoryEntry = (name: string, { right = NONE, child = NONE, type = 2 }) => {
  const entry = Buffer.alloc(128)
  entry.write(name, 0, 'utf16le')
  entry.writeUInt16LE((name.length + 1) * 2, 64)
  entry[66] = type
  for (const [place, value] of [[68, NONE], [72, right], [76, child]] as const) entry.writeUInt32LE(value, place)
  return entry
}

/** A compound file with these streams under its root, linked to the right, and one inside a storage of its own. */
export const compoundFile = (streams: string[], inside?: string, shift = 9): Buffer => {
  const size = 2 ** shift
  const header = Buffer.alloc(size)
  header.write('d0cf11e0a1b11ae1', 0, 'hex')
  header.writeUInt16LE(shift, 30)
  header.writeUInt32LE(1, 44)
  header.writeUInt32LE(1, 48)
  const names = inside ? [...streams, 'ObjectPool'] : streams
  const entries = [
    directoryEntry('Root Entry', { type: 5, child: 1 }),
    ...names.map((name, i) => directoryEntry(name, { ...(i + 1 < names.length ? { right: i + 2 } : {}), ...(name === 'ObjectPool' ? { type: 1, child: names.length + 1 } : {}) })),
    ...(inside ? [directoryEntry(inside, {})] : []),
  ]
  const sectors = Math.ceil(entries.length / (size / 128))
  const table = Buffer.alloc(size, 0xff)
  table.writeUInt32LE(0xfffffffd, 0)
  for (let i = 1; i <= sectors; i++) table.writeUInt32LE(i < sectors ? i + 1 : CHAIN_END, i * 4)
  const directory = Buffer.alloc(sectors * size)
  Buffer.concat(entries).copy(directory)
  return Buffer.concat([header, table, directory])
}
export const doc = (): Buffer => compoundFile(['1Table', 'WordDocument', 'SummaryInformation', 'Data', 'CompObj'])
