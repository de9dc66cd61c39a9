/** The calendar date (YYYY-MM-DD) that it is in `timeZone` at `moment`. */
export const dayIn = (timeZone: string, moment: Date): string => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment)

/** `moment` as people of `timeZone` say it, with the zone's name: "January 5, 2026 at 04:00 EST". */
export const momentIn = (timeZone: string, moment: Date): string =>
  new Intl.DateTimeFormat('en-US', { timeZone, year: 'numeric', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZoneName: 'short' }).format(moment)
