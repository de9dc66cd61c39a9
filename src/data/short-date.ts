import { kept } from '#lib/kept.ts'
import { site } from '#site/config.ts'

const formats = kept((locale) => new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'numeric', day: 'numeric', timeZone: 'UTC' }))

/** @returns how pages write a calendar day (read in UTC) in `locale`: "8/25/2026", "25/08/2026" */
export const shortDate = (day: Date, locale: string = site.locale): string => formats(locale).format(day)
