import { site } from '#site/config.ts'

/** What a visitor does about a consultation: nobody can book one on this site until the firm has a calendar. */
export const consult = site.schedulingUrl ? 'Book' : 'Ask for'
