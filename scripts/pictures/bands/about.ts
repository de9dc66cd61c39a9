/** About: the mere that the firm is named after, at first light. */
import { dawn } from '../palette.ts'
import { band, draw, type Size } from './band.ts'
import { halfSun, light, water } from '../water.ts'
import type { Point } from '../svg.ts'

export const about = (size: Size): string => {
  const b = band(size)
  const sun: Point = [b.focus[0] + 40, 236]
  return draw(
    b,
    light(sun, 15, b.mereFade, 0.6, b.weight),
    water({
      left: size === 'wide' ? 440 : 0,
      right: b.width,
      horizon: sun[1],
      rows: 18,
      sun: sun[0],
      color: b.mereFade,
      opacity: 0.8,
      weight: b.weight,
    }),
    halfSun(sun, 44, dawn),
  )
}
