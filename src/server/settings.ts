/** Every figure that limits somebody, in one place; the defaults come from the threat model (docs/threat-model.md). */

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE

/** At most `max` within `windowMs` for one subject. */
export type Limit = { name: string; max: number; windowMs: number }

export const limits = {
  /** Lookups that found nobody: only misses count (row 1). */
  lookupMissesPerAddress: { name: 'lookup-miss-address', max: 20, windowMs: 10 * MINUTE },
  lookupMissesPerName: { name: 'lookup-miss-name', max: 20, windowMs: DAY },
  lookupMissesOverall: { name: 'lookup-miss-overall', max: 1000, windowMs: 10 * MINUTE },
  /** Submissions of one form from one address (row 9). */
  submissionsPerFormAndAddress: { name: 'submission-form-address', max: 30, windowMs: 10 * MINUTE },
  /** Acknowledgements to one mail address: nobody's mailbox is filled by typing it into our forms. */
  acknowledgementsPerAddress: { name: 'acknowledgement-address', max: 3, windowMs: DAY },
} satisfies Record<string, Limit>

/** A lookup answers no sooner than this, so that a hit can't be told by its time (row 1). */
export const LOOKUP_FLOOR_MS = 250

/** Nobody fills in a form sooner than this after opening it (row 9). */
export const FASTEST_FILLING_MS = 3000

/** Without JavaScript there is no key: the same words from the same address within this time are one filling (row 10). */
export const SAME_FILLING_MS = 10 * MINUTE

/** The platform refuses larger requests before they reach us; ours answers in words. */
export const MAX_BODY_BYTES = 5 * 1024 * 1024

/** How what is to be told is sent (docs/decisions/outbox.md). */
export const delivery = {
  /** Pauses after the first, second, ... failed attempt; after the last, one more attempt, then it is given up. */
  pausesMs: [MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 360 * MINUTE, DAY],
  /** Sent side by side. */
  batch: 5,
  /** One attempt; well below the first pause, during which the row belongs to its deliverer. */
  timeoutMs: 10_000,
  /** No further batch is begun after this: a scheduled function may run for 30 s. */
  budgetMs: 10_000,
}
