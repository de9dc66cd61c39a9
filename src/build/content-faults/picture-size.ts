/** How many pixels a picture has, by its own bytes; a telephone's, held upright, lies in them on its side. */
import { attempt } from '#lib/attempt.ts'

type Size = { width: number; height: number }

const ORIENTATION = 0x112
/** From this value on, sides are changed. */
const ON_ITS_SIDE = 5

const orientationIn = (notes: Buffer): number => {
  const little = notes.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (little ? notes.readUInt16LE(at) : notes.readUInt16BE(at))
  const first = little ? notes.readUInt32LE(4) : notes.readUInt32BE(4)
  const entries = Array.from({ length: short(first) }, (_, i) => first + 2 + 12 * i)
  const found = entries.find((at) => short(at) === ORIENTATION)
  return found === undefined ? 1 : short(found + 8)
}

const EXIF = 'Exif\0\0'
/** Of the parts that hold the picture itself; three kinds among them hold tables. */
const isFrame = (kind: number) => kind >= 0xc0 && kind <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(kind)

const ofJpeg = (bytes: Buffer): Size | undefined => {
  let orientation = 1
  for (let at = 2; bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const kind = bytes.readUInt8(at + 1)
    if (kind === 0xe1 && bytes.toString('latin1', at + 4, at + 10) === EXIF) orientation = attempt(() => orientationIn(bytes.subarray(at + 10))) ?? 1
    if (!isFrame(kind)) continue
    const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)]
    return orientation < ON_ITS_SIDE ? { width, height } : { width: height, height: width }
  }
  return undefined
}

const FOURTEEN_BITS = 0x3fff
const ofWebp = (bytes: Buffer): Size | undefined => {
  const lossless = () => bytes.readUInt32LE(21)
  switch (bytes.toString('latin1', 12, 16)) {
    case 'VP8 ': return { width: bytes.readUInt16LE(26) & FOURTEEN_BITS, height: bytes.readUInt16LE(28) & FOURTEEN_BITS }
    case 'VP8L': return { width: (lossless() & FOURTEEN_BITS) + 1, height: ((lossless() >> 14) & FOURTEEN_BITS) + 1 }
    case 'VP8X': return { width: bytes.readUIntLE(24, 3) + 1, height: bytes.readUIntLE(27, 3) + 1 }
    default: return undefined
  }
}

/** Undefined of a kind that isn't known here, or that ends before it says so. */
export const sizeOf = (bytes: Buffer): Size | undefined =>
  attempt(() => {
    if (bytes[0] === 0xff) return ofJpeg(bytes)
    const kind = bytes.toString('latin1', 0, 4)
    if (kind === '\x89PNG') return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
    return kind === 'RIFF' ? ofWebp(bytes) : undefined
  })
