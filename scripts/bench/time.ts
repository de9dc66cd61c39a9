/** Times in milliseconds of calls that are made one after the other. */

export const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)]!

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
