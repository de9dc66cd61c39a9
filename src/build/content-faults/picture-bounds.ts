/** The largest and smallest size of a picture (docs/editing.md "Pictures"): the site makes smaller ones of it, but none larger. */
import { readFileSync, statSync } from 'node:fs'
import { imageSize } from 'image-size'
import type { Named } from './pictures-named.ts'
import { attempt } from '#lib/attempt.ts'

const MB = 2 ** 20
const MOST = 2
const WIDTH = 1600
const HEIGHT = 900
/** From this EXIF orientation on, a picture is stored on its side, as phones store one taken upright. */
const ON_ITS_SIDE = 5

/** Undefined for a file that is no picture, which Astro reports. */
const sizeOf = (bytes: Buffer) =>
  attempt(() => {
    const { width, height, orientation = 1 } = imageSize(bytes)
    return orientation < ON_ITS_SIDE ? { width, height } : { width: height, height: width }
  })

/** The fault of an existing picture's size, in words; `leads` if it is an article's cover. */
export const outOfBounds = (file: string, { name }: Named, leads: boolean): string | undefined => {
  const { size } = statSync(file)
  if (size > MOST * MB) return `the picture "${name}" is ${(size / MB).toFixed(1)} MB. Save it smaller in an image editor, under ${MOST} MB: 2400 pixels across is enough.`
  const { width, height } = (leads ? sizeOf(readFileSync(file)) : undefined) ?? { width: WIDTH, height: HEIGHT }
  return width < WIDTH || height < HEIGHT || width <= height ? `the cover "${name}" is ${width} by ${height} pixels. Choose a landscape one, at least ${WIDTH} by ${HEIGHT}.` : undefined
}
