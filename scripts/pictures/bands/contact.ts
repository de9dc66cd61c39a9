/** Contact: routes from all sides, merging on their way, leading to one point. */
import { marker } from '../marker.ts'
import { mere } from '../palette.ts'
import { dot, el, num, path, polar, range, stroke, TURN, type Point } from '../svg.ts'
import { band, draw, type Size } from './band.ts'

/** Bundles of routes, by the direction they arrive from (a share of a turn, 0 is up) and how many they are. */
const BUNDLES = [
  [0, 5],
  [0.125, 5],
  [0.25, 7],
  [0.375, 5],
  [0.5, 5],
  [0.625, 5],
  [0.75, 7],
  [0.875, 5],
] as const
const RING = 62
const SPACING = 13
const FADES = [[0, 0], [0.25, 1], [0.75, 1], [1, 0]].map(([offset, opacity]) => el('stop', { offset, 'stop-color': '#fff', 'stop-opacity': opacity })).join('')

export const contact = (size: Size): string => {
  const b = band(size)
  const along = ([x, y]: Point, turn: number, by: number, aside: number): Point => {
    const [dx, dy] = polar([0, 0], 1, turn)
    return [x + dx * by - dy * aside, y + dy * by + dx * aside]
  }
  const routes = BUNDLES.flatMap(([turn, count]) =>
    range(count).map((i) => {
      const aside = (i - (count - 1) / 2) * SPACING
      // Further out each side of a bundle turns away by an eighth of a turn. The outer routes turn first, by as much as
      // keeps the spacing through the bend.
      const far = (turn % 0.25 ? 176 : 236) - Math.abs(aside) * Math.tan(TURN / 16)
      // At the ring a bundle is pinched, so that all bundles find room.
      const [inner, near, bend] = [
        along(b.focus, turn, RING, aside * 0.42),
        along(b.focus, turn, RING + 62, aside),
        along(b.focus, turn, far, aside),
      ]
      const away = along(bend, turn + Math.sign(aside) * 0.125, 900, 0)
      const round = 26
      const [before, after] = [along(b.focus, turn, far - round, aside), along(bend, turn + Math.sign(aside) * 0.125, round, 0)]
      const p = (q: Point) => `${num(q[0])} ${num(q[1])}`
      const [soft, firm] = [along(b.focus, turn, RING + 34, aside * 0.42), along(b.focus, turn, RING + 34, aside)]
      return `M${p(inner)}C${p(soft)} ${p(firm)} ${p(near)}L${p(before)}Q${p(bend)} ${p(after)}L${p(away)}`
    }),
  )
  return draw(
    b,
    // Toward top and bottom the routes fade: nothing cuts them there, as the window does at the side.
    el('linearGradient', { id: 'v', x2: 0, y2: 1 }, FADES) + el('mask', { id: 'f' }, el('path', { d: `M0 0H${b.width}V${b.height}H0Z`, fill: 'url(#v)' })),
    el('g', { mask: 'url(#f)' }, path(routes.join(''), stroke(b.mereFade, 1.2 * b.weight, 0.55))),
    ...range(4).map((i) => dot(b.focus, RING - i * 11, stroke(mere, b.weight, 0.75 - i * 0.14))),
    marker(b.focus, 1.5 * b.weight),
  )
}
