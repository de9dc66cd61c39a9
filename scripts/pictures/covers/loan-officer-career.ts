/** A network of small circles joined by fine lines; one larger circle among them is linked to all the rest. */
import { dawn } from '../palette.ts'
import { random } from '../random.ts'
import { dot, num, path, segment, stroke, type Point } from '../svg.ts'
import { cover, fine, onMist } from './cover.ts'

const OFFICER: Point = [960, 440]
const PEOPLE = 46
/** No two circles closer than this, so that the scatter is even. */
const APART = 118

const people = (): Point[] => {
  const next = random(21)
  const placed: Point[] = []
  for (let tries = 0; placed.length < PEOPLE && tries < 4000; tries++) {
    const p: Point = [80 + next() * 1440, 80 + next() * 740]
    const clear = Math.hypot(p[0] - OFFICER[0], p[1] - OFFICER[1]) > 170
    if (clear && placed.every((q) => Math.hypot(p[0] - q[0], p[1] - q[1]) > APART)) placed.push(p)
  }
  return placed
}

export const loanOfficerCareer = (): string => {
  const all = people()
  const neighbors = all.flatMap((p, i) =>
    all
      .slice(i + 1)
      .filter((q) => Math.hypot(p[0] - q[0], p[1] - q[1]) < 190)
      .map((q) => segment(p, q)),
  )
  // Links bow a little, so that none runs over a circle's whole length.
  const links = all.map((p) => {
    const [mx, my] = [(p[0] + OFFICER[0]) / 2, (p[1] + OFFICER[1]) / 2]
    const bow = 0.12
    return `M${num(p[0])} ${num(p[1])}Q${num(mx - (OFFICER[1] - p[1]) * bow)} ${num(my + (OFFICER[0] - p[0]) * bow)} ${OFFICER[0]} ${OFFICER[1]}`
  })
  const size = random(3)
  return cover(
    onMist,
    path(neighbors.join(''), fine(onMist.faint)),
    path(links.join(''), stroke(onMist.strong, 2.6, 0.75)),
    ...all.map((p) => dot(p, 10 + size() * 9, { fill: onMist.fill, ...stroke(onMist.strong, 4) })),
    dot(OFFICER, 84, { fill: onMist.fill, ...stroke(onMist.strong, 5) }),
    dot(OFFICER, 50, { fill: dawn }),
  )
}
