/** Dates as people read them. Calendar dates carry no zone, so they are read and written in UTC. */

const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const short = new Intl.DateTimeFormat('en-US', { dateStyle: 'short', timeZone: 'UTC' })

/** "December 10, 1990" */
export const longDate = (date: Date): string => long.format(date)
/** "12/10/90" */
export const shortDate = (date: Date): string => short.format(date)
/** "2026-11-21" */
export const isoDate = (date: Date): string => date.toISOString().slice(0, 10)
