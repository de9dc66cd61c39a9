/**
 * The firm's city, Indianapolis, as [longitude, latitude] in degrees: where the routes on the globe begin and what the map
 * of distances is centered on. A firm elsewhere changes this pair, and the captions on the home page that name the city.
 */
export const HOME: [number, number] = [-86.158, 39.768]
