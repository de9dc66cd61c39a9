/**
 * Cover 1: one month of a lending circle. Members stand on a ring, each as large as their contribution. Faint ink joins
 * every two who could lend to each other; this month's contributions, all to one borrower, are teal; the borrower is
 * amber, and so is the one contribution that the moving accent follows.
 */
import { marker } from '../marker.ts'
import { ink, mere, paper } from '../palette.ts'
import { random } from '../random.ts'
import { dot, frame, group, num, path, polar, range, segment, stroke, type Point } from '../svg.ts'
import type { Plate } from './plate.ts'

type Circle = {
  width: number
  height: number
  center: Point
  radius: number
  members: number
  borrower: number
  followed: number
  weight: number
}

/** Chords lean this far toward the middle of the circle. */
const LEAN = 0.42
/** The dial outside the ring, as on a clock: the circle is about whose turn it is. */
const DIAL = { gap: 26, perMember: 6, minor: 7, major: 16 }

const draw = ({ width, height, center, radius, members, borrower, followed, weight }: Circle): Plate => {
  const part = random(11)
  const seats = range(members).map((i) => ({ at: polar(center, radius, i / members), size: (3 + part() * 6) * Math.sqrt(weight) }))
  const seat = (i: number) => seats[i]?.at ?? center
  const chord = (p: Point, q: Point) => {
    const pull = (i: 0 | 1) => ((p[i] + q[i]) / 2) * (1 - LEAN) + center[i] * LEAN
    return `M${num(p[0])} ${num(p[1])}Q${num(pull(0))} ${num(pull(1))} ${num(q[0])} ${num(q[1])}`
  }
  const others = range(members).filter((i) => i !== borrower)
  const web = others.flatMap((i) => others.filter((j) => j > i).map((j) => chord(seat(i), seat(j)))).join('')
  const fan = others.map((i) => chord(seat(i), seat(borrower))).join('')
  const ticks = range(members * DIAL.perMember).map((i) => {
    const turn = i / (members * DIAL.perMember)
    const length = i % DIAL.perMember ? DIAL.minor : DIAL.major
    return segment(polar(center, radius + DIAL.gap, turn), polar(center, radius + DIAL.gap + length, turn))
  })
  const body = [
    path(web, stroke(ink, 0.7 * weight, 0.18)),
    dot(center, radius, stroke(ink, 0.7 * weight, 0.5)),
    dot(center, radius + DIAL.gap, stroke(ink, 0.7 * weight, 0.35)),
    path(ticks.join(''), stroke(ink, 0.7 * weight, 0.42)),
    path(fan, stroke(mere, 1.15 * weight, 0.85)),
    group({ fill: paper, ...stroke(mere, 1.3 * weight) }, ...others.map((i) => dot(seat(i), seats[i]?.size ?? 0))),
    marker(seat(borrower), 1.9 * weight),
  ]
  return { svg: frame(width, height, body.join('')), accent: { box: `0 0 ${width} ${height}`, d: chord(seat(followed), seat(borrower)) } }
}

/** The circle stands high and to the right, cut by the frame: the words have the left, the header the top. */
export const circleWide = () =>
  draw({ width: 960, height: 900, center: [612, 366], radius: 446, members: 28, borrower: 17, followed: 5, weight: 1 })
export const circlePhone = () =>
  draw({ width: 780, height: 600, center: [478, 206], radius: 300, members: 20, borrower: 12, followed: 4, weight: 1.35 })
