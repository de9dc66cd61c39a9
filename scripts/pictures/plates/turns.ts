/** Plate 1: a circle of twelve over twelve months, as small multiples. Each month eleven contribute and one borrows. */
import { dawn, ink, mere, paper } from '../palette.ts'
import { dot, frame, group, num, path, polar, range, segment, stroke, type Point } from '../svg.ts'

const MEMBERS = 12
const COLUMNS = 3
const ROWS = 4
const CELL = 150
const GAP = 26
const RADIUS = 68

const month = (turn: number): string => {
  const step = CELL + GAP
  const center: Point = [(turn % COLUMNS) * step + CELL / 2 + 1, Math.floor(turn / COLUMNS) * step + CELL / 2 + 1]
  const seats = range(MEMBERS).map((i) => polar(center, RADIUS, i / MEMBERS))
  const to = seats[turn] ?? center
  const others = seats.filter((seat) => seat !== to)
  const pull = (p: Point, i: 0 | 1) => num(((p[i] + to[i]) / 2) * 0.62 + center[i] * 0.38)
  const fan = others.map((p) => `M${num(p[0])} ${num(p[1])}Q${pull(p, 0)} ${pull(p, 1)} ${num(to[0])} ${num(to[1])}`)
  // Everyone who could have lent to everyone else: neighbors are left out, the ring itself joins them.
  const web = others.flatMap((p, i) => others.slice(i + 2).map((q) => segment(p, q)))
  return [
    path(web.join(''), stroke(ink, 0.6, 0.09)),
    dot(center, RADIUS, stroke(ink, 0.7, 0.4)),
    path(fan.join(''), stroke(mere, 1)),
    group({ fill: paper, ...stroke(mere, 1) }, ...others.map((p) => dot(p, 2.4))),
    dot(to, 5.4, { fill: turn === 0 ? dawn : mere }),
  ].join('')
}

export const turns = () => {
  const side = (cells: number) => cells * CELL + (cells - 1) * GAP + 2
  return frame(side(COLUMNS), side(ROWS), range(MEMBERS).map(month).join(''))
}
