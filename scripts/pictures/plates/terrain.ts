/**
 * Cover 2: the landscape in stacked contour lines, seen from above at an angle, with the lake's depth lines around it. The
 * amber path is a true line of steepest descent, walked the other way: from the shore to the summit.
 */
import { contours } from 'd3-contour'
import { SHORE, descent, height, summit } from '../landscape.ts'
import { simplify, simplifyRing, smooth } from '../lines.ts'
import { marker } from '../marker.ts'
import { ink, mere, paper } from '../palette.ts'
import { dot, el, frame, path, range, stroke, type Point } from '../svg.ts'
import type { Plate } from './plate.ts'

type View = {
  width: number
  height: number
  /** Units of the picture for one unit of landscape, sideways, in depth and upward. */
  scale: readonly [x: number, y: number, z: number]
  /** Where the landscape's far left corner comes to lie. */
  origin: Point
  /** East end of what is drawn, just outside the frame. */
  east: number
  /** Number of contour lines above the water. */
  levels: number
  /** The bearing on which the path leaves the summit, as a share of a turn. */
  bearing: number
  tolerance: number
  weight: number
  /** Height of the strip at the foot in which the lines fade: below the picture follow words, and no edge. */
  fade?: number
}

const CELLS = 150
/** Every fifth line is heavier, as on a map. */
const MAJOR = 5
const DEPTHS = [0.6, 0.8]

const fading = ({ width, height, fade }: View): string =>
  fade
    ? el('linearGradient', { id: 'foot', x2: 0, y2: 1 }, el('stop', { 'stop-color': paper, 'stop-opacity': 0 }) + el('stop', { offset: 1, 'stop-color': paper })) +
      el('rect', { y: height - fade, width, height: fade, fill: 'url(#foot)' })
    : ''

const draw = (view: View): Plate => {
  const [sx, sy, sz] = view.scale
  const project = ([x, y]: Point, z: number): Point => [view.origin[0] + x * sx, view.origin[1] + y * sy - Math.max(0, z - SHORE) * sz]
  const place = ([i, j]: Point): Point => [((i - 0.5) / (CELLS - 1)) * view.east, ((j - 0.5) / (CELLS - 1)) * 1.1]
  const grid = Float64Array.from(range(CELLS * CELLS), (n) => height(...place([(n % CELLS) + 0.5, Math.floor(n / CELLS) + 0.5])))
  const top = summit()
  const peak = height(...top)
  const heights = range(view.levels).map((k) => SHORE + ((peak - SHORE) * k) / view.levels)
  const lines = contours()
    .size([CELLS, CELLS])
    .thresholds([...DEPTHS.map((share) => SHORE * share), ...heights])(grid)
  const body = lines.map(({ value, coordinates }) => {
    const rings = coordinates.flat().map((ring) =>
      simplifyRing(
        ring.slice(0, -1).map((p) => project(place(p), value)),
        view.tolerance,
      ),
    )
    const d = rings
      .filter((ring) => ring.length > 5)
      .map((ring) => smooth(ring, true))
      .join('')
    if (value < SHORE) return path(d, stroke(ink, 0.7 * view.weight, 0.1 + 0.2 * (value / SHORE)))
    const up = (value - SHORE) / (peak - SHORE)
    const major = Math.round(up * view.levels) % MAJOR === 0
    const line = stroke(up > 0.4 ? mere : ink, (major ? 1.5 : 0.8) * view.weight, major ? 0.85 : 0.32 + 0.42 * up)
    return path(d, { fill: paper, ...line })
  })
  const way = descent(top, view.bearing).map((p) => project(p, height(...p)))
  const route = smooth(simplify(way.reverse(), 0.3))
  const start = way[0] ?? [0, 0]
  const flag =
    marker(project(top, peak), 1.3 * view.weight) + dot(start, 5 * view.weight, { fill: paper, ...stroke(mere, 1.3 * view.weight) })
  return { svg: frame(view.width, view.height, body.join('') + fading(view) + flag), accent: { box: `0 0 ${view.width} ${view.height}`, d: route } }
}

export const terrainWide = () =>
  draw({
    width: 960,
    height: 900,
    scale: [1180, 545, 430],
    origin: [-90, 432],
    east: 0.92,
    levels: 38,
    bearing: 0.3,
    tolerance: 1.1,
    weight: 1,
  })
export const terrainPhone = () =>
  draw({
    width: 780,
    height: 600,
    scale: [860, 300, 225],
    origin: [-40, 325],
    east: 0.98,
    levels: 24,
    bearing: 0.3,
    tolerance: 0.8,
    weight: 1.35,
    fade: 60,
  })
