/** The result of `work`; nothing if it throws. */
export const attempt = <T>(work: () => T): T | undefined => {
  try {
    return work()
  } catch {
    return undefined
  }
}
