/** The world's land (Natural Earth, by way of world-atlas) and the places that the routes lead to. */
import { readFileSync } from 'node:fs'
import { geoPath, type Projection } from 'd3-geo'
import { feature } from 'topojson-client'
import { polyline, simplifyRing } from './lines.ts'
import type { Point } from './svg.ts'

const atlas = JSON.parse(readFileSync(new URL(import.meta.resolve('world-atlas/land-50m.json')), 'utf8')) as { objects: { land: unknown } }
const land = feature(atlas, atlas.objects.land)

/** A spread of cities on both sides of the Atlantic, [longitude, latitude]. They illustrate; they say nothing of where clients went. */
export const CITIES = {
  London: [-0.13, 51.51],
  Lagos: [3.38, 6.52],
  Accra: [-0.19, 5.6],
  Frankfurt: [8.68, 50.11],
  Toronto: [-79.38, 43.65],
  'São Paulo': [-46.63, -23.55],
  Nairobi: [36.82, -1.29],
  Lisbon: [-9.14, 38.72],
  Bogotá: [-74.07, 4.71],
  Johannesburg: [28.05, -26.2],
  Reykjavik: [-21.9, 64.1],
} satisfies Record<string, [number, number]>

/** Where routes lead on a globe that is turned away from the Atlantic. */
export const FAR_CITIES: [number, number][] = [
  [139.69, 35.69], [103.82, 1.35], [-118.24, 34.05], [72.88, 19.08], [174.76, -36.85], [55.27, 25.2], [151.21, -33.87], [-157.86, 21.31],
  [114.17, 22.32], [-70.65, -33.45], [106.85, -6.21], [116.4, 39.9], [28.98, 41.01], [36.82, -1.29], [115.86, -31.95], [-99.13, 19.43],
]

export type City = keyof typeof CITIES

/** The area of a ring (the shoelace formula), to tell an island from a speck of ink. */
const area = (ring: readonly Point[]) =>
  Math.abs(
    ring.reduce((sum, [x, y], i) => sum + x * (ring[(i + 1) % ring.length]?.[1] ?? 0) - (ring[(i + 1) % ring.length]?.[0] ?? 0) * y, 0),
  ) / 2

/** All land in a projection as one path: coasts thinned to `tolerance`, islands under `speck` square units left out. */
export const landPath = (projection: Projection, tolerance: number, speck: number): string => {
  let [text, ring]: [string, Point[]] = ['', []]
  const finish = () => {
    if (ring.length > 3 && area(ring) > speck) {
      const coast = simplifyRing(ring, tolerance)
      if (coast.length > 3) text += polyline(coast, true)
    }
    ring = []
  }
  const sink = {
    moveTo: (x: number, y: number) => {
      finish()
      ring = [[x, y]]
    },
    lineTo: (x: number, y: number) => void ring.push([x, y]),
    closePath: finish,
    beginPath: () => {},
    arc: () => {},
  }
  geoPath(projection, sink)(land)
  finish()
  return text
}
