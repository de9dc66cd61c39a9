/**
 * One imagined landscape, an island in a lake, as a height function over the plane. Cover 2 shows it in contour lines,
 * plate 2 in sections, both from the same function. East is +x, toward the viewer is +y.
 */
import { noise } from './random.ts'
import type { Point } from './svg.ts'

/** The water's level. */
export const SHORE = 0.1

/** Hills as [x, y, spread, height]: the summit, its shoulders, the long foreland, and the country further east. */
const HILLS = [
  [0.56, 0.33, 0.085, 0.56],
  [0.62, 0.43, 0.2, 0.4],
  [0.8, 0.38, 0.085, 0.36],
  [0.68, 0.22, 0.09, 0.2],
  [0.46, 0.55, 0.13, 0.12],
  [0.62, 0.66, 0.08, -0.07],
  [1.02, 0.34, 0.15, 0.36],
  [1.0, 0.62, 0.16, 0.2],
  [1.3, 0.42, 0.11, 0.5],
  [1.46, 0.3, 0.2, 0.34],
] as const

/** The height at a place. Relief grows with height, so the shore is calm and the ridges are not. */
export const height = (x: number, y: number): number => {
  let z = 0
  for (const [hx, hy, spread, top] of HILLS) z += top * Math.exp(-((x - hx) ** 2 + (y - hy) ** 2) / (2 * spread * spread))
  return z + (0.1 + z) * 0.3 * (0.78 * noise(x * 3.1 + 2, y * 3.1 + 8) + 0.22 * noise(x * 6.4 + 4, y * 6.4 + 1)) - 0.02
}

/** The direction of steepest ascent, of length 1. */
const ascent = ([x, y]: Point): Point => {
  const e = 1e-4
  const [dx, dy] = [height(x + e, y) - height(x - e, y), height(x, y + e) - height(x, y - e)]
  const length = Math.hypot(dx, dy) || 1
  return [dx / length, dy / length]
}

const move = ([x, y]: Point, [dx, dy]: Point, by: number): Point => [x + dx * by, y + dy * by]

/** The highest point near the first hill, found by walking uphill with ever smaller steps. */
export const summit = (): Point => {
  let at: Point = [HILLS[0][0], HILLS[0][1]]
  for (let step = 0.02; step > 1e-5; step /= 2) {
    for (let next = move(at, ascent(at), step); height(...next) > height(...at); next = move(at, ascent(at), step)) at = next
  }
  return at
}

/** The line of steepest descent that leaves the summit on a bearing (0 is east, a quarter turn is toward the viewer), to the shore. */
export const descent = (from: Point, bearing: number): Point[] => {
  const step = 0.003
  let at = move(from, [Math.cos(bearing * Math.PI * 2), Math.sin(bearing * Math.PI * 2)], step)
  const way = [from]
  while (height(...at) > SHORE) {
    way.push(at)
    // The slope half a step ahead, not here: the midpoint rule keeps the line on the true curve.
    const next = move(at, ascent(move(at, ascent(at), -step / 2)), -step)
    if (height(...next) >= height(...at)) break // a hollow: water would stand here
    at = next
  }
  return way
}
