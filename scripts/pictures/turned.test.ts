import { geoDistance } from 'd3-geo'
import { expect, it } from 'vitest'
import { destinations, facingHome } from './turned.ts'
import { CITIES } from './world.ts'

const DRAWN: [number, number] = [-38, 22]
const EDGE = Math.PI / 2

it('a globe stays as it is drawn where the firm’s city is well within it', () => {
  expect(facingHome(DRAWN, [-86.16, 39.77])).toEqual(DRAWN)
  expect(destinations(['Lagos', 'London'], DRAWN, [-86.16, 39.77])).toEqual([CITIES.Lagos, CITIES.London])
})

it.each<[string, [number, number]]>([['Sydney', [151.21, -33.87]], ['Tokyo', [139.69, 35.69]], ['Singapore', [103.82, 1.35]], ['Auckland', [174.76, -36.85]], ['Honolulu', [-157.86, 21.31]]])(
  'for a firm in %s it is turned until the city is seen, and its routes lead to places that are seen as well',
  (_city, home) => {
    const facing = facingHome(DRAWN, home)
    const places = destinations(['Lagos', 'London', 'Frankfurt'], facing, home)
    expect(Math.abs(facing[0])).toBeLessThanOrEqual(180)
    expect(places.length).toBeGreaterThan(0)
    for (const place of [home, ...places]) expect(geoDistance(place, facing)).toBeLessThan(EDGE)
  },
)

it('no route leads to the firm’s own city', () => { expect(destinations(['Lagos', 'London'], DRAWN, CITIES.London)).toEqual([CITIES.Lagos]) })
