/** Seeded random numbers, the same on every machine and in every build: a plate never changes unless its code does. */
import { createNoise2D } from 'simplex-noise'

/** The mulberry32 generator: numbers from 0 to 1, always the same ones for a seed. */
export const random = (seed: number) => (): number => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}

/** Smooth noise from -1 to 1 over the plane. */
export const noise = createNoise2D(random(42))
