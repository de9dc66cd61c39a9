/** News: an open book of ruled pages, seen from its foot; one line is amber. */
import { simplify, smooth } from '../lines.ts'
import { random } from '../random.ts'
import { dawn, ink } from '../palette.ts'
import { path, range, stroke, type Point } from '../svg.ts'
import { band, draw, type Size } from './band.ts'

const RULES = 19
const AMBER = 6

/** How high a page stands above the table: steep at the spine, then falling away, as paper does. */
const page = (t: number) => 74 * (1 - Math.exp(-9 * t)) * Math.exp(-1.5 * t)

export const news = (size: Size): string => {
  const b = band(size)
  const spine = b.focus[0]
  const [leftEdge, rightEdge] = size === 'wide' ? [spine - 640, spine + 330] : [spine - 440, spine + 270]
  const reach = rightEdge - spine
  const point = (x: number, row: number): Point => [x, 98 + row * 14 - page(Math.abs(x - spine) / reach)]
  const line = (from: number, to: number, row: number) =>
    smooth(
      simplify(
        range(41).map((i) => point(from + ((to - from) * i) / 40, row)),
        0.3,
      ),
    )
  const ragged = random(9)
  const rows = range(RULES).map((row) => {
    const [left, right] = [spine - 36, spine + 36 + (reach - 76) * (row % 6 === 5 ? 0.45 : 0.88 + 0.12 * ragged())]
    return { left: line(leftEdge, left, row), right: row === AMBER ? '' : line(spine + 36, right, row) }
  })
  // The edges of the leaves beneath, at the head and the foot of the book.
  const leaves = range(7).map((i) => line(leftEdge, spine, RULES + 0.6 + i * 0.36) + line(spine, rightEdge - i * 2, RULES + 0.6 + i * 0.36))
  const head = line(leftEdge, spine, -1.6) + line(spine, rightEdge, -1.6)
  const [top, foot] = [point(rightEdge, -1.6), point(rightEdge, RULES + 0.6)]
  const [gutterTop, gutterFoot] = [point(spine, -1.6), point(spine, RULES + 2.8)]
  return draw(
    b,
    path(rows.map(({ left }) => left).join(''), stroke(b.mereFade, 1.1 * b.weight, 0.6)),
    path(rows.map(({ right }) => right).join(''), stroke(b.mereFade, 1.1 * b.weight, 0.6)),
    path(leaves.join(''), stroke(b.inkFade, 0.8 * b.weight, 0.4)),
    path(head, stroke(b.inkFade, 1.2 * b.weight, 0.7)),
    path(
      `M${top[0]} ${top[1].toFixed(1)}V${foot[1].toFixed(1)}M${gutterTop[0]} ${gutterTop[1]}V${gutterFoot[1].toFixed(1)}`,
      stroke(ink, 1.2 * b.weight, 0.6),
    ),
    path(line(spine + 36, rightEdge - 40, AMBER), stroke(dawn, 3 * b.weight)),
  )
}
