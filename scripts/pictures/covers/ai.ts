/** Fine parallel lines bend around a circle, as a stream around a stone, and leave it gathered in a few clear strands, one of them amber. */
import { simplify, smooth } from '../lines.ts'
import { dot, path, range, stroke, type Point } from '../svg.ts'
import { accent, cover, onMere } from './cover.ts'

const CENTER: Point = [640, 450]
const RADIUS = 200
const LINES = 60
/** The strands in which the lines leave: their heights at the right edge. */
const STRANDS = [190, 320, 450, 580, 710]

const ease = (t: number) => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * (3 - 2 * t))

/** The height at which a streamline of the ideal flow around a circle passes over `x`, for a line that comes in at `far` from the axis. */
const around = (x: number, far: number): number => {
  const dx = x - CENTER[0]
  let y = Math.abs(far) + 1
  // The stream function y(1 - R²/r²) keeps its far value; the height is found by bisection.
  let [low, high] = [0, 900]
  for (let i = 0; i < 40; i++) {
    y = (low + high) / 2
    const r2 = dx * dx + y * y
    if (r2 > RADIUS * RADIUS && y * (1 - (RADIUS * RADIUS) / r2) > Math.abs(far)) high = y
    else low = y
  }
  return Math.sign(far) * y
}

export const ai = (): string => {
  const lines = range(LINES).map((i) => {
    const far = ((i + 0.5) / LINES - 0.5) * 920
    const strand = Math.floor((i / LINES) * STRANDS.length)
    const within = (i % (LINES / STRANDS.length)) - (LINES / STRANDS.length - 1) / 2
    const points = range(161).map((n): Point => {
      const x = n * 10.1 - 8
      const gather = ease((x - CENTER[0] - 120) / 520)
      return [x, (CENTER[1] + around(x, far)) * (1 - gather) + ((STRANDS[strand] ?? 450) + within * 0.8) * gather]
    })
    return smooth(simplify(points, 0.5))
  })
  return cover(
    onMere,
    path(lines.join(''), stroke(onMere.line, 2.4)),
    path(STRANDS.map((y) => (y === CENTER[1] ? '' : `M1275 ${y}H1600`)).join(''), stroke(onMere.strong, 9)),
    path(`M1275 ${CENTER[1]}H1600`, accent),
    ...range(11).map((i) => dot(CENTER, 12 + i * 16, stroke(onMere.faint, 2.4))),
    dot(CENTER, RADIUS - 12, stroke(onMere.strong, 5)),
  )
}
