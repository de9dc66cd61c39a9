/** Three rings for three checks, each of many fine circles with a gap; turned so that the gaps line up, they let a path through. */
import { dawn } from '../palette.ts'
import { dot, num, path, polar, range, stroke, type Point } from '../svg.ts'
import { accent, cover, onInk } from './cover.ts'

const CENTER: Point = [800, 450]
/** Where the gaps lie, as a share of a turn from the top: ahead and a little to the right of the reader. */
const GAP_AT = 0.2
const RINGS = [
  { from: 112, to: 168, half: 0.062 },
  { from: 214, to: 274, half: 0.04 },
  { from: 322, to: 388, half: 0.029 },
]

const open = (radius: number, half: number): string => {
  const [a, b] = [polar(CENTER, radius, GAP_AT + half), polar(CENTER, radius, GAP_AT - half)]
  return `M${num(a[0])} ${num(a[1])}A${num(radius)} ${num(radius)} 0 1 1 ${num(b[0])} ${num(b[1])}`
}

export const checkBeforeYouInvest = (): string => {
  const rings = RINGS.map(({ from, to, half }) => {
    const lines = range(7).map((i) => open(from + ((to - from) * i) / 6, half))
    const ends = [GAP_AT + half, GAP_AT - half].map((turn) => {
      const [a, b] = [polar(CENTER, from, turn), polar(CENTER, to, turn)]
      return `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`
    })
    return path(lines.join(''), stroke(onInk.line, 2.4)) + path(open(from, half) + open(to, half) + ends.join(''), stroke(onInk.strong, 5))
  })
  const far = polar(CENTER, 900, GAP_AT)
  const ticks = range(120).map((i) => {
    const [a, b] = [polar(CENTER, 418, i / 120), polar(CENTER, i % 5 ? 428 : 440, i / 120)]
    return `M${num(a[0])} ${num(a[1])}L${num(b[0])} ${num(b[1])}`
  })
  return cover(
    onInk,
    path(ticks.join(''), stroke(onInk.faint, 2.4)),
    ...rings,
    path(`M${num(far[0])} ${num(far[1])}L${CENTER[0]} ${CENTER[1]}`, accent),
    dot(CENTER, 56, { fill: onInk.fill, ...stroke(onInk.strong, 5) }),
    dot(CENTER, 27, { fill: dawn }),
  )
}
