/** A globe turned so that the firm's city is in view, wherever it is. */
import { geoDistance } from 'd3-geo'
import { HOME } from './home.ts'
import { CITIES, FAR_CITIES, type City } from './world.ts'

type Place = [longitude: number, latitude: number]
const DEGREE = Math.PI / 180
/** Nearer to the edge than this a city is hard to make out, and routes from it leave the disc. */
const CLEAR = 66 * DEGREE
const EDGE = 90 * DEGREE
/** Cities as near as this are no journey. */
const NEAR = 4 * DEGREE
/** How far west of the middle the city lies once the globe is turned. */
const WEST = 48

const turned = (longitude: number) => ((longitude + 540) % 360) - 180

/** The middle of the globe: `facing` as it was drawn, where the firm's city is well within it, else turned until it is. */
export const facingHome = (facing: Place, home: Place = HOME): Place =>
  geoDistance(home, facing) < CLEAR ? facing : [turned(home[0] + WEST), Math.sign(home[1]) * Math.abs(facing[1])]

/** Where routes lead: the `cities` named, or as many others that are seen where the globe was turned away from those. */
export const destinations = (cities: City[], facing: Place, home: Place = HOME): Place[] => {
  const within = (angle: number) => (place: Place) => geoDistance(place, facing) < angle && geoDistance(place, home) > NEAR
  const named: Place[] = cities.map((city) => CITIES[city])
  const asDrawn = named.every((place) => geoDistance(place, facing) < EDGE)
  return asDrawn ? named.filter(within(EDGE)) : [...named, ...FAR_CITIES].filter(within(CLEAR)).slice(0, cities.length)
}
