import { setImmediate } from 'node:timers/promises'

/**
 * For the beginning of a call: the platform freezes a process that has nothing to do, its timers too, and meanwhile the
 * database hangs up. Timers that ran out come between two turns of the event loop, so the pool ends what was idle for too
 * long before anybody is handed it. (A timer of our own would be as good, and take a millisecond of every call.)
 */
export const thawed = async (): Promise<void> => {
  await setImmediate()
  await setImmediate()
}
