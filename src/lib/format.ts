/** Dates as people read them. Calendar dates carry no zone, so they are read and written in UTC. */
import { lazily } from '#lib/lazily.ts'

const long = lazily(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }))
const short = lazily(() => new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeZone: 'UTC' }))

/** "December 10, 1990" */
export const longDate = (date: Date): string => long().format(date)
/** "12/10/90" */
export const shortDate = (date: Date): string => short().format(date)
/** "2026-11-21" */
export const isoDate = (date: Date): string => date.toISOString().slice(0, 10)
/** A moment (ISO 8601) as a date in the reader's own short format and zone: "11/21/2026" (spec section 9). */
export const localDate = (moment: string): string => new Date(moment).toLocaleDateString()
/** The same with the time: "11/21/26, 2:36 PM". */
export const shortMoment = (moment: string): string => new Date(moment).toLocaleString(undefined, { dateStyle: 'short', timeStyle: 'short' })
/** A calendar date (YYYY-MM-DD) in the long format, N/A where there is none (spec section 3). */
export const longCalendarDate = (date: string | null): string => (date === null ? 'N/A' : longDate(new Date(date)))
/** The day of a moment in the long format, in the reader's own zone. */
export const longDay = (moment: string): string => new Date(moment).toLocaleDateString('en-US', { dateStyle: 'long' })
