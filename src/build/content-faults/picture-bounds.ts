/** How large a picture may be and must be (docs/editing.md "Pictures"): the site makes smaller ones of it, and none larger. */
import { readFileSync, statSync } from 'node:fs'
import type { Named } from './pictures-named.ts'
import { sizeOf } from './picture-size.ts'

const MB = 2 ** 20
const MOST = 2
const WIDTH = 1600
const HEIGHT = 900

/** What is wrong with the size of a picture that is there, in words; `leads` where it is an article's cover. */
export const outOfBounds = (file: string, { name }: Named, leads: boolean): string | undefined => {
  const { size } = statSync(file)
  if (size > MOST * MB) return `the picture "${name}" has ${(size / MB).toFixed(1)} MB. Save it smaller in a picture program, under ${MOST} MB: 2400 pixels across are enough.`
  const { width, height } = (leads ? sizeOf(readFileSync(file)) : undefined) ?? { width: WIDTH, height: HEIGHT }
  return width < WIDTH || height < HEIGHT || width <= height ? `the cover "${name}" has ${width} by ${height} pixels. Choose a landscape one, at least ${WIDTH} by ${HEIGHT}.` : undefined
}
