type Dates = { date?: Date | string | undefined; posted?: Date | string | undefined; validThrough?: Date | string | undefined }

const DAY_MS = 86_400_000
const time = (date: Date | string) => new Date(date).getTime()

const hasPassed = (validThrough: Dates['validThrough'], now: Date) => validThrough !== undefined && time(validThrough) + DAY_MS <= now.getTime()

/** Whether an entry of `content/` belongs to a production build: no draft, its date has come, its last day, if it has one, has not passed. */
export const isPublished = ({ draft, date, posted, validThrough }: { draft?: boolean | undefined } & Dates, now: Date): boolean => {
  const from = date ?? posted
  const hasCome = from === undefined || time(from) <= now.getTime()
  return draft !== true && hasCome && !hasPassed(validThrough, now)
}

/** Whether a posting was published once, and its last day has passed: people may still hold its address. */
export const isClosed = (posting: { draft?: boolean | undefined } & Dates, now: Date): boolean =>
  hasPassed(posting.validThrough, now) && isPublished({ ...posting, validThrough: undefined }, now)
