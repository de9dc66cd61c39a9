/** The mere: still water in fine lines, with the sun on the horizon and rings of light above. Used in the closing band and on About. */
import { simplify, smooth } from './lines.ts'
import { noise } from './random.ts'
import { num, path, range, stroke, type Point } from './svg.ts'

type Water = { left: number; right: number; horizon: number; rows: number; sun: number; color: string; opacity: number; weight: number }

/** Lines of water from the horizon toward the viewer: wider apart, more lively and fainter; calmer in the sun's track. */
export const water = ({ left, right, horizon, rows, sun, color, opacity, weight }: Water): string =>
  range(rows)
    .map((row) => {
      const y = horizon + 6 + row * 6 + row * row * 0.16
      const points = range(91).map((i): Point => {
        const x = left + ((right - left) * i) / 90
        const track = Math.exp(-(((x - sun) / (90 + row * 13)) ** 2))
        return [x, y + (2 + row * 0.34) * noise(x * 0.009 + 3, row * 0.42) * (1 - 0.4 * track)]
      })
      return path(smooth(simplify(points, 0.35)), stroke(color, weight, opacity * (1 - row / (rows * 1.4))))
    })
    .join('')

/** Between two rings of light. */
const STEP = 11.5

/** Half circles of light over the horizon, fading outward. */
export const light = (sun: Point, rings: number, color: string, opacity: number, weight: number): string =>
  range(rings)
    .map((i) => {
      const r = num(60 + i * STEP)
      return path(
        `M${num(sun[0] - 60 - i * STEP)} ${num(sun[1])}a${r} ${r} 0 0 1 ${num(120 + 2 * i * STEP)} 0`,
        stroke(color, weight, opacity * (1 - i / (rings + 1))),
      )
    })
    .join('')

/** The upper half of the sun. */
export const halfSun = ([x, y]: Point, radius: number, color: string): string =>
  path(`M${x - radius} ${y}a${radius} ${radius} 0 0 1 ${2 * radius} 0z`, { fill: color })
