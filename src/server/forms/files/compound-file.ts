/** The root of an OLE2 compound file ([MS-CFB]), read only as far as needed to tell its type. Nothing in it is trusted. */

const SIGNATURE = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const HEADER = { sectorShift: 30, fatSectors: 44, firstDirectorySector: 48, difat: 76 }
const ENTRY = { size: 128, nameLength: 64, left: 68, right: 72, child: 76 }
/** Sector numbers in the header: enough for the allocation table of a file of 7 MB, and ours have at most 4 MB. */
const DIFAT_LENGTH = 109
const NONE = 0xfffffff0

type Reader = { file: Buffer; size: number }

/** @throws RangeError outside the file */
const sectorOf = ({ file, size }: Reader, number: number): Buffer => {
  const start = (number + 1) * size
  if (start + size > file.length) throw new RangeError('a sector outside the file')
  return file.subarray(start, start + size)
}

const allocationTable = (reader: Reader): Buffer => {
  const count = reader.file.readUInt32LE(HEADER.fatSectors)
  if (count > DIFAT_LENGTH) throw new RangeError('an allocation table larger than any file of ours')
  return Buffer.concat(Array.from({ length: count }, (_, i) => sectorOf(reader, reader.file.readUInt32LE(HEADER.difat + i * 4))))
}

/** The sectors of the directory, each once: a cyclic chain ends where it repeats. */
const directoryOf = (reader: Reader): Buffer => {
  const table = allocationTable(reader)
  const sectors = new Set<number>()
  for (let at = reader.file.readUInt32LE(HEADER.firstDirectorySector); at < NONE && !sectors.has(at); at = table.readUInt32LE(at * 4)) sectors.add(at)
  return Buffer.concat([...sectors].map((number) => sectorOf(reader, number)))
}

const nameOf = (entry: Buffer): string => entry.toString('utf16le', 0, Math.max(0, Math.min(entry.readUInt16LE(ENTRY.nameLength), ENTRY.nameLength) - 2))

/** The names of the root's children, by walking their tree of siblings. */
const childrenOfRoot = (directory: Buffer): string[] => {
  const entryAt = (index: number) => directory.subarray(index * ENTRY.size, (index + 1) * ENTRY.size)
  const names = new Map<number, string>()
  const waiting = [entryAt(0).readUInt32LE(ENTRY.child)]
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    if (index >= directory.length / ENTRY.size || names.has(index)) continue
    const entry = entryAt(index)
    names.set(index, nameOf(entry))
    waiting.push(entry.readUInt32LE(ENTRY.left), entry.readUInt32LE(ENTRY.right))
  }
  return [...names.values()]
}

/** The names of streams and storages directly under the root; none if `file` is not a compound file, or broken. */
export const rootNames = (file: Buffer): string[] => {
  const shift = file.length > 512 && file.subarray(0, 8).equals(SIGNATURE) ? file.readUInt16LE(HEADER.sectorShift) : 0
  if (shift !== 9 && shift !== 12) return []
  try {
    return childrenOfRoot(directoryOf({ file, size: 2 ** shift }))
  } catch (error) {
    if (error instanceof RangeError) return []
    throw error
  }
}
