/** Three great-circle arcs from different points on the globe, meeting over one place: the firm's city. */
import { geoDistance, geoInterpolate, geoOrthographic } from 'd3-geo'
import { HOME } from '../home.ts'
import { polyline, simplify, smooth } from '../lines.ts'
import { dawn } from '../palette.ts'
import { dot, el, path, range, stroke, type Point } from '../svg.ts'
import { destinations, facingHome } from '../turned.ts'
import { landPath } from '../world.ts'
import { cover, onMere } from './cover.ts'

const CENTER: [number, number] = [800, 590]
const RADIUS = 530
const FACING = facingHome([-48, 20])
const FROM = destinations(['Lagos', 'London', 'Bogotá'], FACING)

const globe = (lift = 1) =>
  geoOrthographic()
    .scale(RADIUS * lift)
    .translate(CENTER)
    .rotate([-FACING[0], -FACING[1]])

export const eb2NationalInterestWaiver = (): string => {
  const flat = globe().clipAngle(90).precision(0.5)
  const near = (p: [number, number]) => geoDistance(p, FACING) < Math.PI / 2
  const line = (points: [number, number][]) =>
    smooth(
      simplify(
        points.filter(near).map((p) => flat(p)),
        0.5,
      ),
    )
  const meridians = range(24).map((i) => line(range(57).map((j) => [i * 15 - 180, j * 3 - 84])))
  const parallels = range(10).map((i) => {
    // From the far side of the globe around to the far side, so that the visible part is one piece.
    return line(range(121).map((j) => [FACING[0] - 180 + j * 3, i * 15 - 60]))
  })
  const arcs = FROM.map((city) => {
    const [along, length] = [geoInterpolate(city, HOME), geoDistance(city, HOME)]
    const points = range(41).map((i): Point => globe(1 + 0.26 * length * Math.sin((Math.PI * i) / 40)).clipAngle(null)(along(i / 40)))
    return polyline(simplify(points, 0.3))
  }).join('')
  const home = flat(HOME)
  return cover(
    onMere,
    `<clipPath id="f"><path d="M0 0h1600v900H0z"/></clipPath>`,
    el(
      'g',
      { 'clip-path': 'url(#f)' },
      path(meridians.join('') + parallels.join(''), stroke(onMere.faint, 2)) +
        path(landPath(flat, 1.5, 90), { fill: onMere.line, 'fill-opacity': 0.22, ...stroke(onMere.line, 2) }) +
        dot(CENTER, RADIUS, stroke(onMere.strong, 4)) +
        dot(CENTER, RADIUS + 22, stroke(onMere.faint, 2.4)),
    ),
    path(arcs, stroke(onMere.fill, 16)),
    path(arcs, stroke(onMere.strong, 5)),
    ...FROM.map((city) => dot(flat(city), 12, { fill: onMere.fill, ...stroke(onMere.strong, 5) })),
    dot(home, 38, { fill: onMere.fill, ...stroke(onMere.strong, 5) }),
    dot(home, 21, { fill: dawn }),
  )
}
