/** The sphere seen from far away: its lines of latitude and longitude, and routes that rise above its surface. */
import { geoDistance, geoInterpolate, geoOrthographic } from 'd3-geo'
import { HOME } from './home.ts'
import { simplify, smooth } from './lines.ts'
import { num, range, type Point } from './svg.ts'

/** Where the disc lies on the paper, and the place in the middle of it. */
export type Sphere = { center: [number, number]; radius: number; facing: [longitude: number, latitude: number] }

const RADIAN = Math.PI / 180

/** The visible part of a parallel. Seen from far away it is an exact arc of an ellipse, so two points say it all. */
export const parallel = ({ center: [cx, cy], radius, facing }: Sphere, latitude: number): string => {
  const [tilt, lat] = [facing[1] * RADIAN, latitude * RADIAN]
  const behind = -Math.tan(tilt) * Math.tan(lat)
  if (behind >= 1) return ''
  const half = behind <= -1 ? Math.PI - 1e-3 : Math.acos(behind)
  const wide = radius * Math.cos(lat)
  const x = wide * Math.sin(half)
  const y = cy - radius * Math.sin(lat) * Math.cos(tilt) + wide * Math.cos(half) * Math.sin(tilt)
  const arc = `${num(wide)} ${num(Math.abs(wide * Math.sin(tilt)))} 0 ${half > Math.PI / 2 ? 1 : 0} 0`
  return `M${num(cx - x)} ${num(y)}A${arc} ${num(cx + x)} ${num(y)}`
}

export const projection = ({ radius, center, facing }: Sphere, lift = 1) =>
  geoOrthographic()
    .scale(radius * lift)
    .translate(center)
    .rotate([-facing[0], -facing[1]])

export const meridian = (view: Sphere, longitude: number): string => {
  const flat = projection(view)
  const seen = range(41)
    .map((i): [number, number] => [longitude, i * 4 - 80])
    .filter((p) => geoDistance(p, view.facing) < Math.PI / 2)
  return smooth(
    simplify(
      seen.map((p) => flat(p)),
      0.3,
    ),
  )
}

/** A great circle that leaves the ground: highest halfway, by a fifth of its length. */
export const route = (view: Sphere, to: [number, number]): string => {
  const [along, length] = [geoInterpolate(HOME, to), geoDistance(HOME, to)]
  const points = range(49).map((i): Point =>
    projection(view, 1 + 0.21 * length * Math.sin((Math.PI * i) / 48)).clipAngle(null)(along(i / 48)),
  )
  return smooth(simplify(points, 0.25))
}
