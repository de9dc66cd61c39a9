const ROUND = [1, 2, 5, 10]
const LINES = 3

/** Round, evenly spaced whole numbers from 0: at most three above 0, the last of them at `most` or beyond. */
export const ticksTo = (most: number): number[] => {
  const least = Math.max(1, most / LINES)
  const power = 10 ** Math.floor(Math.log10(least))
  const step = ROUND.map((each) => each * power).find((each) => each >= least)!
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, i) => i * step)
}
