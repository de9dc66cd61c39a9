/**
 * Dates as people read them. Those in the site's own language are put together here: the first `Intl` formatter costs a
 * loading page 9 to 12 ms, on a phone four times as much (docs/decisions/speed.md). The test compares each format with
 * the browser's.
 */
type Day = readonly [year: number, month: number, day: number]

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
/** Calendar dates carry no zone, so they are read and written in UTC. */
const inUtc = (date: Date): Day => [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()]
/** In the reader's own zone. */
const here = (date: Date): Day => [date.getFullYear(), date.getMonth(), date.getDate()]
const long = ([year, month, day]: Day) => `${MONTHS[month]} ${day}, ${year}`
const brief = ([, month, day]: Day) => `${MONTHS[month]!.slice(0, 3)} ${day}`
const figures = ([year, month, day]: Day) => `${month + 1}/${day}/${year}`
const time = (date: Date) => `${date.getHours() % 12 || 12}:${String(date.getMinutes()).padStart(2, '0')} ${date.getHours() < 12 ? 'AM' : 'PM'}`
/** `moment` (ISO 8601) in the reader's own language and zone; `ours` writes it for those who read American English. */
const asRead = (moment: string, ours: (date: Date) => string, options: Intl.DateTimeFormatOptions): string => {
  const date = new Date(moment)
  if (navigator.language === 'en-US') return ours(date)
  // Some browsers name a language that their own formatters refuse: "en-US@posix", or none.
  try { return date.toLocaleString(navigator.language, options) } catch { return ours(date) }
}

/** "December 10, 1990" */
export const longDate = (date: Date): string => long(inUtc(date))
/** "Nov 16" */
export const briefDate = (date: Date): string => brief(inUtc(date))
/** "2026-11-21" */
export const isoDate = (date: Date): string => date.toISOString().slice(0, 10)
/** A calendar date (YYYY-MM-DD) in the long format, N/A where there is none (spec section 3). */
export const longCalendarDate = (date: string | null): string => (date === null ? 'N/A' : longDate(new Date(date)))

/** A moment (ISO 8601) as a date in the reader's own short format and zone: "11/21/2026" (spec section 9). */
export const localDate = (moment: string): string =>
  asRead(moment, (date) => figures(here(date)), { year: 'numeric', month: 'numeric', day: 'numeric' })
/** The same with the time: "11/21/2026, 2:36 PM". */
export const shortMoment = (moment: string): string =>
  asRead(moment, (date) => `${figures(here(date))}, ${time(date)}`, { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: '2-digit' })
/** The time alone: "2:36 PM". */
export const timeOfDay = (moment: string): string => asRead(moment, time, { timeStyle: 'short' })
/** "Nov 3", in the reader's own zone. */
export const briefDay = (date: Date): string => brief(here(date))
