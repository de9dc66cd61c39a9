/** The least processor time, in milliseconds, of five times that `work` is done: waits for a core, which other tests have, are no part of it. */
export const leastMs = async (work: () => Promise<unknown>): Promise<number> => {
  let least = Infinity
  for (let i = 0; i < 5; i++) {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}
