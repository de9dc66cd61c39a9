/** Careers: the paths of six people, each a strand of fine lines; they come from far apart, run together for a while, and part again. */
import { simplify, smooth } from '../lines.ts'
import { dawn, mere, paper } from '../palette.ts'
import { dot, path, range, stroke, type Point } from '../svg.ts'
import { band, draw, type Size } from './band.ts'

/** Where each comes from and goes to, as shares of the height; nobody leaves in the place where they came in. */
const PEOPLE = [
  [0.04, 0.42],
  [0.24, 0.1],
  [0.42, 0.62],
  [0.6, 0.26],
  [0.78, 0.94],
  [0.97, 0.78],
] as const
const HAIRS = 5

const ease = (t: number) => (t <= 0 ? 0 : t >= 1 ? 1 : t * t * t * (t * (6 * t - 15) + 10))

export const careers = (size: Size): string => {
  const b = band(size)
  const [knot, middle] = b.focus
  const reach = size === 'wide' ? 560 : 420
  const end = b.width - (size === 'wide' ? 70 : 50)
  const at = (x: number, person: number, hair: number): number => {
    const [from, to] = PEOPLE[person] ?? [0, 0]
    const lane = middle + (person - 2.5) * 13
    const [came, goes] = [from * b.height, to * (b.height - 60) + 30]
    const entering = came + (lane - came) * ease((x - (knot - reach)) / reach)
    const y = entering + (goes - lane) * ease((x - knot) / (end - knot))
    // The hairs of a strand lie wide at first and close up to one line at its end.
    return y + (hair - (HAIRS - 1) / 2) * (1.6 + 7 * (1 - ease((x - (knot - reach)) / reach)))
  }
  const line = (person: number, hair: number) =>
    smooth(
      simplify(
        range(121).map((i): Point => [(i / 120) * end, at((i / 120) * end, person, hair)]),
        0.25,
      ),
    )
  const hairs = PEOPLE.flatMap((_, person) => range(HAIRS).map((hair) => line(person, hair)))
  const stops = PEOPLE.map((_, person): Point => [end, at(end, person, 2)])
  const [followed, ...others] = [stops[3] ?? b.focus, ...stops.filter((_, i) => i !== 3)]
  return draw(
    b,
    path(hairs.join(''), stroke(b.mereFade, b.weight, 0.75)),
    ...others.map((p) => dot(p, 9 * b.weight, { fill: paper, ...stroke(mere, 1.3 * b.weight) })),
    dot(followed, 15 * b.weight, { fill: paper, ...stroke(mere, 1.3 * b.weight) }),
    dot(followed, 8.5 * b.weight, { fill: dawn }),
  )
}
