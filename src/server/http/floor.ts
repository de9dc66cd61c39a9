import { setTimeout as pause } from 'node:timers/promises'

/** The outcome of `work`, result or error, but not before `ms` have passed. */
export const noSoonerThan = async <T>(ms: number, work: Promise<T>): Promise<T> => {
  const [outcome] = await Promise.allSettled([work, pause(ms)])
  if (outcome.status === 'rejected') throw outcome.reason
  return outcome.value
}
