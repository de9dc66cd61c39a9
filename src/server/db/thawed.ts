import { setTimeout } from 'node:timers/promises'

/**
 * For the begin of a call: the platform freezes a process that has nothing to do, its timers too, while the database hangs
 * up. Timers that ran out meanwhile come before this one, so the pool ends what idled for too long and hands none of it out.
 */
export const thawed = (): Promise<void> => setTimeout(0)
