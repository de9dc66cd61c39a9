/** The few functions that the pictures use from three libraries that ship without types. */

declare module 'd3-geo' {
  type Pair = [number, number]
  interface Sink {
    moveTo(x: number, y: number): void
    lineTo(x: number, y: number): void
    closePath(): void
    beginPath(): void
    arc(): void
  }
  interface Projection {
    (point: Pair): Pair
    scale(scale: number): this
    translate(point: Pair): this
    rotate(angles: Pair): this
    clipAngle(angle: number | null): this
    precision(precision: number): this
  }
  export function geoOrthographic(): Projection
  export function geoAzimuthalEquidistant(): Projection
  export function geoPath(projection: Projection, sink: Sink): (object: unknown) => void
  export function geoInterpolate(a: Pair, b: Pair): (share: number) => Pair
  export function geoDistance(a: Pair, b: Pair): number
}

declare module 'd3-contour' {
  interface Contour {
    value: number
    coordinates: [number, number][][][]
  }
  interface Contours {
    (values: ArrayLike<number>): Contour[]
    size(size: [number, number]): this
    thresholds(levels: number[]): this
  }
  export function contours(): Contours
}

declare module 'topojson-client' {
  export function feature(topology: unknown, object: unknown): unknown
}
