/** How long ago something happened, as people say it. */
import { lazily } from '#lib/lazily.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const recent = lazily(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric' }))
const old = lazily(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' }))
const exact = lazily(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' }))

const many = (count: number, unit: string) => `${count} ${unit}${count === 1 ? '' : 's'} ago`

/** "just now", "5 minutes ago", "3 hours ago", "2 days ago"; from a week on the day: "Nov 3", with the year where it is another. */
export const ago = (date: Date, now = new Date()): string => {
  const ms = now.getTime() - date.getTime()
  if (ms < MINUTE) return 'just now'
  if (ms < HOUR) return many(Math.floor(ms / MINUTE), 'minute')
  if (ms < DAY) return many(Math.floor(ms / HOUR), 'hour')
  if (ms < 7 * DAY) return many(Math.floor(ms / DAY), 'day')
  return (date.getFullYear() === now.getFullYear() ? recent : old)().format(date)
}

/** "November 21, 2026 at 2:45 PM", in the reader's own zone. */
export const exactMoment = (date: Date): string => exact().format(date)
