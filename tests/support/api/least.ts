/** The least processor time, in milliseconds, of five runs of `work`: waiting for a core that other tests use doesn't count. */
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
