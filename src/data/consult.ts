import { site } from '#site/config.ts'

const calendar: string = site.schedulingUrl

/** The verb before “a consultation”: it can't be booked on this site until the firm has a calendar. */
export const consult = calendar ? 'Book' : 'Ask for'
