/** Times, in milliseconds, of calls made one after the other; the day of a measurement. */

/** The middle of `values`; of an even count the mean of the two in the middle. */
export const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 ? sorted[Math.floor(middle)]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

/** The median of `rounds` calls after two that warm up. @throws what `call` throws */
export const medianOf = async (call: () => Promise<unknown>, rounds: number): Promise<number> => {
  const times: number[] = []
  for (let round = -2; round < rounds; round++) {
    const started = performance.now()
    await call()
    if (round >= 0) times.push(performance.now() - started)
  }
  return median(times)
}

/** The day of a measurement, as `2026-11-24`. */
export const today = (): string => new Date().toISOString().slice(0, 10)
