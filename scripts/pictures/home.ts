import { site } from '#site/config.ts'

/** The firm's city as [longitude, latitude] in degrees: where the routes on the globe begin and what the map of distances is centered on. */
export const HOME: [number, number] = [...site.coordinates]
