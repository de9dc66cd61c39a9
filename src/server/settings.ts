/**
 * Rate limits, and how long the server waits and works; the defaults come from the threat model
 * (docs/threat-model.md). What a page must know as well is in `src/contracts/`: lengths, a file's size, how long a
 * form takes at least, how long a session lives and how long things are kept. The patience with the database is in
 * `db/patience.ts`, because tests and commands on a busy machine change it.
 */
import type { LinkPurpose } from '#contracts/api/auth.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** At most `max` within `windowMs` for one subject. */
export type Limit = { name: string; max: number; windowMs: number }

export const limits = {
  /** Lookups that found nobody: only misses count (row 1). */
  lookupMissesPerAddress: { name: 'lookup-miss-address', max: 20, windowMs: 10 * MINUTE },
  lookupMissesPerName: { name: 'lookup-miss-name', max: 20, windowMs: DAY },
  lookupMissesOverall: { name: 'lookup-miss-overall', max: 1000, windowMs: 10 * MINUTE },
  /** Submissions of one form from one address (row 9). */
  submissionsPerFormAndAddress: { name: 'submission-form-address', max: 30, windowMs: 10 * MINUTE },
  /** Retries of submissions that are stored already, because the answer was lost: so many don't count as submissions. */
  repeatsPerFormAndAddress: { name: 'repeat-form-address', max: 60, windowMs: 10 * MINUTE },
  /** Acknowledgements to one mail address: nobody's mailbox is filled by typing it into our forms. */
  acknowledgementsPerAddress: { name: 'acknowledgement-address', max: 3, windowMs: DAY },
  /** Sign-ins that failed, whatever the name (row 6). */
  signInFailuresPerAddress: { name: 'sign-in-failure-address', max: 100, windowMs: 15 * MINUTE },
  /** Wrong second factors of one account, from any network: whoever gets that far knows the password. */
  wrongCodesPerAccount: { name: 'wrong-code-account', max: 20, windowMs: HOUR },
  /** Trail lines for a right password without its code: being asked for the code is no failure that other limits count, and the trail is never shortened. */
  codesAskedPerAccount: { name: 'code-asked-account', max: 20, windowMs: HOUR },
  /** Wrong passwords of one session, where somebody signed in must give theirs again. */
  wrongPasswordsInSession: { name: 'wrong-password-session', max: 10, windowMs: 15 * MINUTE },
  /** Links for a forgotten password: asked for from one address, and sent to one account. */
  forgottenPerAddress: { name: 'forgotten-address', max: 20, windowMs: HOUR },
  forgottenPerAccount: { name: 'forgotten-account', max: 5, windowMs: HOUR },
} satisfies Record<string, Limit>

/** Failed sign-ins of one account from one network: after `free` of them a pause, doubled by each further one (row 6). */
export const signInPause = { free: 5, firstMs: 5000, longestMs: 15 * MINUTE, forgetAfterMs: DAY }

/** How long the links live that let somebody choose a password (row 7). */
export const linkLifeMs: Record<LinkPurpose, number> = { invitation: 72 * HOUR, reset: HOUR }

/** A mail that somebody waits for, before its link is answered instead. */
export const MAIL_PATIENCE_MS = 5000

/** Fetching the site's page for a form with errors; after this the form is sent in a plain one. */
export const FRAME_PATIENCE_MS = 3000

/** A lookup answers no sooner than this, so that a hit can't be told by its time (row 1). */
export const LOOKUP_FLOOR_MS = 250

/** Without JavaScript there is no key: the same values within this time (compared with a script's post: twice as long at most) are one submission (row 10). */
export const SAME_FILLING_MS = 10 * MINUTE

/** A form with its file; the platform refuses still larger requests before they reach us, our own refusal explains itself. */
export const MAX_BODY_BYTES = 5 * 1024 * 1024

/**
 * The JSON of a call, by who may make it, since reading it costs time before its sender is known. The longest from
 * anyone is a password of 1,000 characters with an address; the longest from staff an evaluation with three texts of
 * 5,000, each character twelve bytes where it is written as `\ud83d\ude00`.
 */
export const MAX_JSON_BYTES = { anyone: 16 * 1024, staff: 192 * 1024 }

/** Fields of an encoded form; ours have at most a dozen. Node parses names without a value in quadratic time. */
export const MAX_FORM_FIELDS = 100

/** How mails and webhooks are sent (docs/decisions/outbox.md). */
export const delivery = {
  /** Pauses after the first, second, ... failed attempt; after the last, one more attempt, then it is given up. */
  pausesMs: [MINUTE, 5 * MINUTE, 30 * MINUTE, 120 * MINUTE, 360 * MINUTE, DAY],
  /** The pause after a 429 without `Retry-After`, and the shortest and longest that it may name. */
  waitMs: MINUTE,
  leastWaitMs: 1000,
  longestWaitMs: DAY,
  /** Sent in parallel. */
  batch: 5,
  /** One attempt; well below the first pause, during which the row belongs to its deliverer. */
  timeoutMs: 10_000,
  /** No further batch is begun after this: a scheduled function may run for 30 s. */
  budgetMs: 15_000,
}

/** How the daily deletion works; how long things are kept is stated with the forms (src/contracts/forms/retention.ts). */
export const retention = {
  /** Rows in one statement. */
  batch: 500,
  /** No further batch is begun after this: a scheduled function may run for 30 s. */
  budgetMs: 15_000,
}
