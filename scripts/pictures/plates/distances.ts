/** Plate 3: the world measured from the firm's city. Distances from the center are true; each ring is 2,500 km. */
import { geoAzimuthalEquidistant } from 'd3-geo'
import { HOME } from '../home.ts'
import { marker } from '../marker.ts'
import { ink, mere, paper } from '../palette.ts'
import { dot, el, frame, group, path, polar, range, segment, stroke, type Point } from '../svg.ts'
import { CITIES, landPath } from '../world.ts'

const RADIUS = 440
const CENTER: [number, number] = [460, 460]
/** Half the way around the earth: the rim of the map is the point opposite the center. */
const ANTIPODE_KM = 20_015

export const distances = (): string => {
  const projection = geoAzimuthalEquidistant()
    .rotate([-HOME[0], -HOME[1]])
    .scale(RADIUS / Math.PI)
    .translate(CENTER)
    .clipAngle(179.5)
    .precision(0.6)
  const ring = (km: number) => dot(CENTER, (km / ANTIPODE_KM) * RADIUS)
  const every = (km: number) => range(Math.floor(ANTIPODE_KM / km)).map((i) => ring((i + 1) * km))
  const spokes = range(24).map((i) => segment(polar(CENTER, 55, i / 24), polar(CENTER, RADIUS, i / 24)))
  const ticks = range(120).map((i) => segment(polar(CENTER, RADIUS, i / 120), polar(CENTER, RADIUS + (i % 5 ? 5 : 12), i / 120)))
  // A city so near that the marker would cover it is left out.
  const clear = ([x, y]: Point) => Math.hypot(x - CENTER[0], y - CENTER[1]) > 24
  const places = Object.values(CITIES)
    .map((city): Point => projection(city))
    .filter(clear)
  const ways = places.map((place) => segment(CENTER, place)).join('')
  return frame(
    920,
    920,
    [
      `<defs>${path(landPath(projection, 0.9, 14), { id: 'l' })}${el('clipPath', { id: 'c' }, '<use href="#l"/>')}</defs>`,
      group(stroke(ink, 0.7, 0.26), ...every(2500)),
      path(spokes.join(''), stroke(ink, 0.7, 0.16)),
      path(ticks.join(''), stroke(ink, 0.7, 0.5)),
      el('use', { href: '#l', fill: paper }),
      // The shading of the land measures too: one line for 250 km.
      group({ 'clip-path': 'url(#c)', ...stroke(mere, 1.05, 0.7) }, ...every(250)),
      el('use', { href: '#l', ...stroke(mere, 0.7, 0.9) }),
      path(ways, stroke(paper, 4)),
      path(ways, stroke(ink, 1.1)),
      group({ fill: paper, ...stroke(ink, 1.2) }, ...places.map((place) => dot(place, 4))),
      marker(CENTER, 1.1),
    ].join(''),
  )
}
