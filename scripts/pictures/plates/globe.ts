/**
 * Cover 3: the globe, engraved. Land is shaded with parallels of latitude, as on an old map; great-circle routes rise from
 * the firm's city in proportion to their length. One of them is the moving accent.
 */
import { geoDistance, geoInterpolate, geoOrthographic } from 'd3-geo'
import { HOME } from '../home.ts'
import { polyline, simplify, smooth } from '../lines.ts'
import { marker } from '../marker.ts'
import { ink, mere, paper } from '../palette.ts'
import { dot, el, frame, group, num, path, range, stroke, type Point } from '../svg.ts'
import { CITIES, landPath, type City } from '../world.ts'
import type { Plate } from './plate.ts'

type View = {
  width: number
  height: number
  center: [number, number]
  radius: number
  /** The place in the middle of the disc. */
  facing: [longitude: number, latitude: number]
  /** Degrees of latitude between two lines of shading. */
  shading: number
  to: City[]
  followed: City
  tolerance: number
  speck: number
  weight: number
}

const RADIAN = Math.PI / 180
/** Degrees between the lines of the graticule. */
const NET = 20

/** The visible part of a parallel. Seen from far away it is an exact arc of an ellipse, so two points say it all. */
const parallel = ({ center: [cx, cy], radius, facing }: View, latitude: number): string => {
  const [tilt, lat] = [facing[1] * RADIAN, latitude * RADIAN]
  const behind = -Math.tan(tilt) * Math.tan(lat)
  if (behind >= 1) return ''
  const half = behind <= -1 ? Math.PI - 1e-3 : Math.acos(behind)
  const wide = radius * Math.cos(lat)
  const x = wide * Math.sin(half)
  const y = cy - radius * Math.sin(lat) * Math.cos(tilt) + wide * Math.cos(half) * Math.sin(tilt)
  const arc = `${num(wide)} ${num(Math.abs(wide * Math.sin(tilt)))} 0 ${half > Math.PI / 2 ? 1 : 0} 0`
  return `M${num(cx - x)} ${num(y)}A${arc} ${num(cx + x)} ${num(y)}`
}

const projection = ({ radius, center, facing }: View, lift = 1) =>
  geoOrthographic().scale(radius * lift).translate(center).rotate([-facing[0], -facing[1]])

const meridian = (view: View, longitude: number): string => {
  const flat = projection(view)
  const seen = range(41).map((i): [number, number] => [longitude, i * 4 - 80]).filter((p) => geoDistance(p, view.facing) < Math.PI / 2)
  return smooth(simplify(seen.map((p) => flat(p)), 0.3))
}

/** A great circle that leaves the ground: highest halfway, by a fifth of its length. */
const route = (view: View, to: City): string => {
  const [along, length] = [geoInterpolate(HOME, CITIES[to]), geoDistance(HOME, CITIES[to])]
  const points = range(49).map((i): Point => projection(view, 1 + 0.21 * length * Math.sin((Math.PI * i) / 48)).clipAngle(null)(along(i / 48)))
  return smooth(simplify(points, 0.25))
}

const draw = (view: View): Plate => {
  const { center: [cx, cy], radius, weight } = view
  const flat = projection(view).clipAngle(90).precision(0.4)
  const shading = range(Math.floor(176 / view.shading)).map((i) => parallel(view, -88 + i * view.shading))
  const net = [...range(7).map((i) => parallel(view, -60 + i * NET)), ...range(18).map((i) => meridian(view, i * NET))]
  const routes = view.to.filter((city) => city !== view.followed).map((city) => route(view, city)).join('')
  const disc = (r: number, attributes: Record<string, string | number | undefined>) => dot([cx, cy], r, attributes)
  // The far limb darkens: thin circles, each moved a little further out of the disc.
  const limb = range(15).map((i) => dot([cx - (i + 1) * 2.1, cy - (i + 1) * 1.5], radius - i * 0.4, { 'stroke-opacity': 0.26 * (1 - i / 15) }))
  const ends = view.to.map((city) => dot(flat(CITIES[city]), 4.2 * weight))
  const body = [
    `<defs>${path(landPath(flat, view.tolerance, view.speck), { id: 'l' })}${el('clipPath', { id: 'c' }, '<use href="#l"/>')}${el('clipPath', { id: 's' }, disc(radius, {}))}</defs>`,
    disc(radius, { fill: paper }),
    group({ 'clip-path': 'url(#s)', ...stroke(ink, 0.6 * weight) }, ...limb),
    path(net.join(''), stroke(ink, 0.6 * weight, 0.2)),
    el('use', { href: '#l', fill: paper }),
    path(shading.join(''), { 'clip-path': 'url(#c)', ...stroke(mere, 0.85 * weight, 0.62) }),
    el('use', { href: '#l', ...stroke(mere, 0.8 * weight, 0.8) }),
    disc(radius, stroke(ink, weight, 0.7)),
    disc(radius + 14, stroke(ink, 0.7 * weight, 0.25)),
    // Each route has a paper edge, so that it passes over the shading and over other routes.
    path(routes, stroke(paper, 4.5 * weight)),
    path(routes, stroke(ink, 1.2 * weight)),
    group({ fill: paper, ...stroke(ink, 1.3 * weight) }, ...ends),
    marker(flat(HOME), 1.2 * weight),
  ]
  return { svg: frame(view.width, view.height, body.join('')), accent: { box: `0 0 ${view.width} ${view.height}`, d: route(view, view.followed) } }
}

export const globeWide = () =>
  draw({
    width: 960, height: 900, center: [618, 420], radius: 436, facing: [-38, 22], shading: 1.25, tolerance: 1, speck: 22, weight: 1,
    to: ['London', 'Lisbon', 'Frankfurt', 'Reykjavik', 'Toronto', 'Bogotá', 'São Paulo', 'Nairobi', 'Lagos'], followed: 'Lagos',
  })

/** On a phone the header covers the top fifth: the globe is turned so that the firm's city lies below it. */
export const globePhone = () =>
  draw({
    width: 780, height: 600, center: [506, 306], radius: 244, facing: [-44, 23], shading: 2, tolerance: 0.8, speck: 22, weight: 1.3,
    to: ['London', 'Lagos', 'Frankfurt', 'São Paulo', 'Lisbon'], followed: 'Lagos',
  })
