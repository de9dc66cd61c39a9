/** How long ago something happened, as people say it. */
import { countOf } from '#contracts/figures.ts'
import { briefDay } from '#lib/format.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

const many = (count: number, unit: string) => `${countOf(count, unit)} ago`

/** "just now", "5 minutes ago", "3 hours ago", "2 days ago"; from a week on the day: "Nov 3", with the year where it is another. */
export const ago = (date: Date, now = new Date()): string => {
  const ms = now.getTime() - date.getTime()
  // What lies an hour ahead shows that the reader's clock is behind: by their clock nothing of those days is "just now".
  if (ms <= -HOUR || ms >= 7 * DAY) return date.getFullYear() === now.getFullYear() ? briefDay(date) : `${briefDay(date)}, ${date.getFullYear()}`
  if (ms < MINUTE) return 'just now'
  if (ms < HOUR) return many(Math.floor(ms / MINUTE), 'minute')
  if (ms < DAY) return many(Math.floor(ms / HOUR), 'hour')
  return many(Math.floor(ms / DAY), 'day')
}
