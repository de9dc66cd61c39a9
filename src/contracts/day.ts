/** The calendar date (YYYY-MM-DD) that it is in `timeZone` at `moment`. */
export const dayIn = (timeZone: string, moment: Date): string => new Intl.DateTimeFormat('sv-SE', { timeZone }).format(moment)
