import { site } from '#site/config.ts'

/** @returns how pages write a calendar day (read in UTC) in `locale`: "8/25/2026", "25/08/2026" */
export const shortDate = (day: Date, locale: string = site.locale): string => day.toLocaleDateString(locale, { year: 'numeric', month: 'numeric', day: 'numeric', timeZone: 'UTC' })
