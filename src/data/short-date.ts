import { site } from '#site/config.ts'

/** @returns how pages write a calendar day (read in UTC) in `locale`: "8/25/26", "25/08/2026" */
export const shortDate = (day: Date, locale: string = site.locale): string => day.toLocaleDateString(locale, { dateStyle: 'short', timeZone: 'UTC' })
