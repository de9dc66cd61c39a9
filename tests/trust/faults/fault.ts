import { storedKeys } from './count.ts'
import type { Traffic } from './traffic.ts'
import type { Site } from '../site.ts'

/** How many writes were in progress when the fault happened, and how many of them were stored but not acknowledged. */
type Caught = { underWay: number; unacknowledged: number }
export type Fault = { name: string; happen: (site: Site, traffic: Traffic) => Promise<Caught> }

/** How many submissions are stored but not acknowledged; the next attempt must find such a row, not double it. */
export const unacknowledged = async ({ ledger }: Traffic): Promise<number> => [...(await storedKeys())].filter((key) => !ledger.filled.has(key)).length
