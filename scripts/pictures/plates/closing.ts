/** The band that closes a page: the mere under dawn, engraved for the dark ground. */
import { dawn, mere, mist, mix } from '../palette.ts'
import { frame, type Point } from '../svg.ts'
import { halfSun, light, water } from '../water.ts'

const [WIDTH, HEIGHT] = [900, 560]
const SUN: Point = [560, 330]

export const closing = (): string =>
  frame(
    WIDTH,
    HEIGHT,
    light(SUN, 26, mix(mist, mere, 0.2), 0.5, 0.9) +
      water({ left: 0, right: WIDTH, horizon: SUN[1], rows: 24, sun: SUN[0], color: mix(mist, mere, 0.4), opacity: 0.55, weight: 0.9 }) +
      halfSun(SUN, 48, dawn),
  )
