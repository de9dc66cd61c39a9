import { setTimeout as pause } from 'node:timers/promises'
import type { Intern } from './interns.ts'
import { newLedger, writersOf, type Ledger } from './writers.ts'

export type Traffic = { ledger: Ledger; acknowledged: () => number; /** Resolves once every writer has its last answer. */ stop: () => Promise<void> }

/** Writers who write without a pause, until they are stopped. */
export const startTraffic = (origin: string, interns: Intern[]): Traffic => {
  const ledger = newLedger()
  let going = true
  const work = writersOf(origin, ledger, interns).map(async (write) => { while (going) await write() })
  return {
    ledger,
    acknowledged: () => ledger.filled.size + [...ledger.edited.values()].reduce((total, count) => total + count, 0),
    stop: async () => { going = false; await Promise.all(work) },
  }
}

/** Waits until `is` holds. @throws after a minute */
export const until = async (is: () => boolean | Promise<boolean>): Promise<void> => {
  const last = performance.now() + 60_000
  while (!(await is())) {
    if (performance.now() > last) throw new Error('waited for a minute in vain')
    await pause(20)
  }
}

/** Enough acknowledgements to prove that traffic flows. */
const LEAST = 20

/** Lets the traffic run for `seconds`, and until there are at least `LEAST` acknowledgements. */
export const flows = async (traffic: Traffic, seconds: number): Promise<void> => {
  const before = traffic.acknowledged()
  await pause(seconds * 1000)
  await until(() => traffic.acknowledged() - before >= LEAST)
}
