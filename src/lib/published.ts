import { isoDate } from '#lib/format.ts'

/** A calendar date, parsed or as the front matter spells it. */
type Day = Date | string
type Entry = { draft?: boolean | undefined; date?: Day | undefined; posted?: Day | undefined; validThrough?: Day | undefined }

const dayOf = (date: Day) => isoDate(new Date(date))
const hasCome = ({ posted, date: from = posted }: Entry, today: string) => from === undefined || dayOf(from) <= today
const hasPassed = ({ validThrough }: Entry, today: string) => validThrough !== undefined && dayOf(validThrough) < today

/**
 * Whether an entry of `content/` belongs to a production build: no draft, its date has come, and its last day, if it has
 * one, has not passed. `today` is the firm's own calendar date (YYYY-MM-DD, `#lib/zone.ts`); both days count in full.
 */
export const isPublished = (entry: Entry, today: string): boolean => entry.draft !== true && hasCome(entry, today) && !hasPassed(entry, today)

/** Whether an entry's day is still to come: the first build from that day on publishes it by itself. */
export const isToCome = (entry: Entry, today: string): boolean => entry.draft !== true && !hasCome(entry, today)

/** Whether a posting was published once, and its last day has passed: people may still hold its address. */
export const isClosed = (posting: Entry, today: string): boolean =>
  hasPassed(posting, today) && isPublished({ ...posting, validThrough: undefined }, today)
