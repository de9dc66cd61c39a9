/** Paths through many points: thinned, then written with relative steps, which are short. */
import type { Point } from './svg.ts'
import { num } from './svg.ts'

/** How far `p` lies from the line through `a` and `b`. */
const offset = (p: Point, a: Point, b: Point): number => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]]
  const length = Math.hypot(dx, dy)
  return length ? Math.abs((p[0] - a[0]) * dy - (p[1] - a[1]) * dx) / length : Math.hypot(p[0] - a[0], p[1] - a[1])
}

/** Ramer-Douglas-Peucker: drops the points that the line would pass within `tolerance` of anyway. */
export const simplify = (points: readonly Point[], tolerance: number): Point[] => {
  const first = points[0]
  const last = points.at(-1)
  if (!first || !last || points.length < 3) return [...points]
  let worst = 0
  let at = 0
  points.forEach((p, i) => {
    const away = offset(p, first, last)
    if (away > worst) [worst, at] = [away, i]
  })
  if (worst <= tolerance) return [first, last]
  return [...simplify(points.slice(0, at + 1), tolerance), ...simplify(points.slice(at), tolerance).slice(1)]
}

/** The same for a ring, which has no ends: thinned as two halves. */
export const simplifyRing = (ring: readonly Point[], tolerance: number): Point[] => {
  const half = Math.floor(ring.length / 2)
  const back = [...ring.slice(half), ...ring.slice(0, 1)]
  return [...simplify(ring.slice(0, half + 1), tolerance), ...simplify(back, tolerance).slice(1, -1)]
}

/** Writes points as steps from one to the next, in tenths of a unit so that roundings do not add up. */
const steps = (points: readonly Point[], start: Point): string => {
  let [px, py] = start.map((n) => Math.round(n * 10)) as [number, number]
  let text = ''
  for (const [x, y] of points) {
    const [nx, ny] = [Math.round(x * 10), Math.round(y * 10)]
    for (const step of [num((nx - px) / 10), num((ny - py) / 10)]) text += (text && !step.startsWith('-') ? ' ' : '') + step
    ;[px, py] = [nx, ny]
  }
  return text
}

const startOf = (p: Point) => `M${num(p[0])} ${num(p[1])}`

/** Straight from point to point. */
export const polyline = (points: readonly Point[], closed = false): string => {
  const [first, ...rest] = points
  return first && rest.length ? `${startOf(first)}l${steps(rest, first)}${closed ? 'z' : ''}` : ''
}

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

/**
 * A smooth line: each point pulls one quadratic arc, and the arcs join at the midpoints. It never overshoots, so contour
 * lines that do not cross stay uncrossed.
 */
export const smooth = (points: readonly Point[], closed = false): string => {
  const start = points[0]
  const end = points.at(-1)
  if (!start || !end || points.length < 3) return polyline(points, closed)
  const from = closed ? middle(end, start) : start
  let [at, text] = [from, `${startOf(from)}q`]
  const pulls = closed ? points : points.slice(1, -1)
  pulls.forEach((pull, i) => {
    const next = points[(closed ? i + 1 : i + 2) % points.length] ?? start
    const to = !closed && i === pulls.length - 1 ? end : middle(pull, next)
    // The control point and the end of an arc are both counted from its beginning.
    const piece = steps([pull], at) + ((t) => (t.startsWith('-') ? t : ` ${t}`))(steps([to], at))
    text += (i === 0 || piece.startsWith('-') ? '' : ' ') + piece
    at = [Math.round(to[0] * 10) / 10, Math.round(to[1] * 10) / 10]
  })
  return text + (closed ? 'z' : '')
}

/** Ties long straight stretches down near both ends, so that smoothing rounds their corners and leaves the rest straight. */
export const taut = (points: readonly Point[], reach: number): Point[] =>
  points.flatMap((p, i) => {
    const next = points[i + 1]
    const length = next ? Math.hypot(next[0] - p[0], next[1] - p[1]) : 0
    if (!next || length < reach * 6) return [p]
    const along = (distance: number): Point => [
      p[0] + ((next[0] - p[0]) * distance) / length,
      p[1] + ((next[1] - p[1]) * distance) / length,
    ]
    return [p, along(reach), along(length - reach)]
  })
