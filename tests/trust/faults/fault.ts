import { storedKeys } from './count.ts'
import type { Traffic } from './traffic.ts'
import type { Site } from '../site.ts'

/** How many writes were under way when it happened, and how many rows came of them that nobody was told of. */
type Caught = { underWay: number; unacknowledged: number }
export type Fault = { name: string; happen: (site: Site, traffic: Traffic) => Promise<Caught> }

/** What is stored and nobody knows of; such a row must be met by the next attempt, not doubled. */
export const unacknowledged = async ({ ledger }: Traffic): Promise<number> => [...(await storedKeys())].filter((key) => !ledger.filled.has(key)).length
