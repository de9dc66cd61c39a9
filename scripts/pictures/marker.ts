/** The mark of the one place that a picture is about: an amber disc in a ring. */
import { dawn, mere, paper } from './palette.ts'
import { dot, stroke, type Point } from './svg.ts'

export const marker = (at: Point, size: number): string =>
  dot(at, 13 * size, { fill: paper, ...stroke(mere, 1.2 * size) }) + dot(at, 7.5 * size, { fill: dawn })
