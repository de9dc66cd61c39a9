/** Services: the three motifs of the covers, circle, terrain and globe, as three medallions that meet; one amber line runs through all. */
import { contours } from 'd3-contour'
import { height, summit } from '../landscape.ts'
import { simplify, simplifyRing, smooth } from '../lines.ts'
import { dawn, ink, mere } from '../palette.ts'
import { dot, el, num, path, polar, range, segment, stroke, type Point } from '../svg.ts'
import { geoOrthographic } from 'd3-geo'
import { HOME } from '../home.ts'
import { facingHome } from '../turned.ts'
import { landPath } from '../world.ts'
import { band, draw, type Size } from './band.ts'

/** One month of a lending circle: everyone's part goes to the member on the right. */
const fan = (center: Point, r: number): string => {
  const [to, ...rest] = range(24).map((i) => polar(center, r, 0.25 + i / 24))
  const pull = (p: Point, q: Point, i: 0 | 1) => num(((p[i] + q[i]) / 2) * 0.62 + center[i] * 0.38)
  return to ? rest.map((p) => `M${num(p[0])} ${num(p[1])}Q${pull(p, to, 0)} ${pull(p, to, 1)} ${num(to[0])} ${num(to[1])}`).join('') : ''
}

/** The summit of the landscape, from straight above. */
const country = ([cx, cy]: Point, r: number): string => {
  const cells = 60
  const [x, y] = summit()
  const reach = 0.3
  const grid = Float64Array.from(range(cells * cells), (n) =>
    height(x + (((n % cells) / cells) * 2 - 1) * reach, y + ((Math.floor(n / cells) / cells) * 2 - 1) * reach),
  )
  const place = ([i, j]: Point): Point => [cx + ((i * 2) / cells - 1) * r, cy + ((j * 2) / cells - 1) * r]
  return contours()
    .size([cells, cells])
    .thresholds(range(18).map((k) => 0.1 + k * 0.055))(grid)
    .flatMap(({ coordinates }) => coordinates.flat().map((ring) => smooth(simplifyRing(ring.slice(0, -1).map(place), 0.8), true)))
    .join('')
}

const globe = (center: [number, number], r: number) => {
  const [longitude, latitude] = facingHome([-62, 26])
  const flat = geoOrthographic().scale(r).translate(center).rotate([-longitude, -latitude]).clipAngle(90).precision(0.5)
  const meridians = range(7).map((i) => range(33).map((j) => flat([i * 24 - 72 + longitude, j * 5 - 80])))
  return { land: landPath(flat, 0.8, 12), net: meridians.map((line) => smooth(simplify(line, 0.3))).join(''), home: flat(HOME) }
}

export const services = (size: Size): string => {
  const b = band(size)
  // Wide, the globe runs off the page; a phone has all three.
  const [x, y]: Point = size === 'wide' ? [1160, 210] : [390, 210]
  const middle: Point = [x, y]
  const r = size === 'wide' ? 130 : 118
  const step = r * 1.72
  const [left, right]: [Point, [number, number]] = [
    [x - step, y],
    [x + step, y],
  ]
  const world = globe(right, r)
  const clip = (id: string, center: Point) => el('clipPath', { id }, dot(center, r))
  const hatch = range(Math.floor((2 * r) / 5))
    .map((i) => `M${num(right[0] - r)} ${num(y - r + i * 5)}h${2 * r}`)
    .join('')
  const meeting = polar(left, r, 0.25)
  return draw(
    b,
    clip('a', middle) + el('clipPath', { id: 'l' }, path(world.land)),
    path(fan(left, r), stroke(mere, b.weight, 0.5)),
    path(country(middle, r), { 'clip-path': 'url(#a)', ...stroke(mere, 0.9 * b.weight, 0.5) }),
    path(world.net, stroke(ink, 0.7 * b.weight, 0.22)),
    path(hatch, { 'clip-path': 'url(#l)', ...stroke(mere, b.weight, 0.5) }),
    path(world.land, stroke(mere, 0.8 * b.weight, 0.7)),
    ...[left, middle, right].map((c) => dot(c, r, stroke(ink, 1.1 * b.weight, 0.55)) + dot(c, r + 12, stroke(ink, 0.7 * b.weight, 0.2))),
    path(segment(meeting, middle) + segment(middle, world.home), stroke(dawn, 2.6 * b.weight)),
    ...[meeting, middle, world.home].map((p) => dot(p, 7 * b.weight, { fill: dawn })),
  )
}
