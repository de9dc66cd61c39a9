/**
 * Cover 3: the globe, engraved. Land is shaded with parallels of latitude, as on an old map; great-circle routes rise from
 * the firm's city in proportion to their length. One of them is the moving accent.
 */
import { HOME } from '../home.ts'
import { marker } from '../marker.ts'
import { LIMIT } from '../output.ts'
import { ink, mere, paper } from '../palette.ts'
import { dot, el, frame, group, path, range, stroke } from '../svg.ts'
import { meridian, parallel, projection, route, type Sphere } from '../sphere.ts'
import { destinations, facingHome } from '../turned.ts'
import { landPath, type City } from '../world.ts'
import type { Plate } from './plate.ts'

type View = Sphere & {
  width: number
  height: number
  /** Degrees of latitude between two lines of shading. */
  shading: number
  /** The first is followed by the moving accent. */
  to: [City, ...City[]]
  tolerance: number
  speck: number
  weight: number
}

/** Degrees between the lines of the graticule. */
const NET = 20

const draw = (drawn: View): Plate => {
  const view = { ...drawn, facing: facingHome(drawn.facing) }
  const to = destinations(view.to, view.facing)
  const [followed = HOME, ...others] = to
  const {
    center: [cx, cy],
    radius,
    weight,
  } = view
  const flat = projection(view).clipAngle(90).precision(0.4)
  const shading = range(Math.floor(176 / view.shading)).map((i) => parallel(view, -88 + i * view.shading))
  const net = [...range(7).map((i) => parallel(view, -60 + i * NET)), ...range(18).map((i) => meridian(view, i * NET))]
  const routes = others.map((city) => route(view, city)).join('')
  const disc = (r: number, attributes: Record<string, string | number | undefined>) => dot([cx, cy], r, attributes)
  // The far limb darkens: thin circles, each moved a little further out of the disc.
  const limb = range(15).map((i) =>
    dot([cx - (i + 1) * 2.1, cy - (i + 1) * 1.5], radius - i * 0.4, { 'stroke-opacity': 0.26 * (1 - i / 15) }),
  )
  const ends = to.map((city) => dot(flat(city), 4.2 * weight))
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
  return {
    svg: frame(view.width, view.height, body.join('')),
    accent: { box: `0 0 ${view.width} ${view.height}`, d: route(view, followed) },
  }
}

/** Draws coasts a little coarser if a city with many coasts around it would make the file too large. */
const drawLight = (view: View): Plate => {
  const plate = draw(view)
  return Buffer.byteLength(plate.svg) <= LIMIT ? plate : drawLight({ ...view, tolerance: view.tolerance * 1.1 })
}

export const globeWide = () =>
  drawLight({
    width: 960,
    height: 900,
    center: [618, 420],
    radius: 436,
    facing: [-38, 22],
    shading: 1.25,
    tolerance: 1.1,
    speck: 22,
    weight: 1,
    to: ['Lagos', 'London', 'Lisbon', 'Frankfurt', 'Reykjavik', 'Toronto', 'Bogotá', 'São Paulo', 'Nairobi'],
  })

/** On a phone the header covers the top fifth: the globe is turned so that the firm's city lies below it. */
export const globePhone = () =>
  drawLight({
    width: 780,
    height: 600,
    center: [506, 306],
    radius: 244,
    facing: [-44, 23],
    shading: 2,
    tolerance: 0.8,
    speck: 22,
    weight: 1.3,
    to: ['Lagos', 'London', 'Frankfurt', 'São Paulo', 'Lisbon'],
  })
