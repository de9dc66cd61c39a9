/** Every figure that limits somebody, in one place; the defaults come from the threat model (docs/security.md). */

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
} satisfies Record<string, Limit>

/** A lookup answers no sooner than this, so that a hit can't be told by its time (row 1). */
export const LOOKUP_FLOOR_MS = 250

/** The platform refuses larger requests before they reach us; ours answers in words. */
export const MAX_BODY_BYTES = 5 * 1024 * 1024
