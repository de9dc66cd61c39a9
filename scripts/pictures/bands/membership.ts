/** Membership: three steps, drawn as three round terraces, each engraved more densely than the one below; amber stands on the third. */
import { marker } from '../marker.ts'
import { ink, mere, paper } from '../palette.ts'
import { el, num, path, range, stroke, TURN, type Point, type Attributes } from '../svg.ts'
import { band, draw, type Size } from './band.ts'

/** Height of the oblique ellipses as a share of their width. */
const TILT = 0.3
const RISE = 74
const STEPS = [
  { r: 352, lines: 5 },
  { r: 232, lines: 9 },
  { r: 118, lines: 15 },
]

export const membership = (size: Size): string => {
  const b = band(size)
  const ground: Point = [b.focus[0], 308]
  const ellipse = (cy: number, r: number, attributes: Attributes) =>
    el('ellipse', { cx: ground[0], cy: num(cy), rx: num(r), ry: num(r * TILT), ...attributes })
  const around = range(9).map((i) => ellipse(ground[1], 380 + i * 30, stroke(b.mereFade, b.weight, 0.42 * (1 - i / 10))))
  const steps = STEPS.map(({ r, lines }, i) => {
    const [foot, top] = [ground[1] - i * RISE, ground[1] - (i + 1) * RISE]
    const wall = `M${ground[0] - r} ${top}V${foot}a${r} ${num(r * TILT)} 0 0 0 ${2 * r} 0V${top}`
    // Uprights on the wall stand closer toward its edges, as evenly spaced ones on a drum appear.
    const count = Math.round(r / 2.4)
    const uprights = range(count - 1).map((n) => {
      const turn = ((n + 1) / count) * (TURN / 2)
      const [x, dy] = [ground[0] - r * Math.cos(turn), r * TILT * Math.sin(turn)]
      return `M${num(x)} ${num(top + dy)}v${RISE}`
    })
    const inner = STEPS[i + 1]?.r ?? 24
    const treads = range(lines).map((n) => ellipse(top, inner + ((r - inner) * (n + 1)) / (lines + 1), stroke(mere, 0.8 * b.weight, 0.34)))
    return [
      path(wall, { fill: paper, ...stroke(mere, 1.2 * b.weight, 0.85) }),
      path(uprights.join(''), stroke(mere, 0.8 * b.weight, 0.22 + i * 0.14)),
      ellipse(top, r, { fill: paper, ...stroke(mere, 1.2 * b.weight, 0.85) }),
      ...treads,
    ].join('')
  })
  const summit: Point = [ground[0], ground[1] - 3 * RISE]
  return draw(
    b,
    ...around,
    ...steps,
    path(`M${summit[0]} ${summit[1]}v-26`, stroke(ink, 1.2 * b.weight)),
    marker([summit[0], summit[1] - 34], b.weight),
  )
}
