import { site } from '#site/config.ts'

const calendar: string = site.schedulingUrl

/** What a visitor does about a consultation: nobody can book one on this site until the firm has a calendar. */
export const consult = calendar ? 'Book' : 'Ask for'
