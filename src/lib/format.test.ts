/** Spec section 9: the long format and the reader's own short one, as the browser's formatters would write them. */
import { afterEach, describe, expect, it, vi } from 'vitest'
import { briefDate, briefDay, localDate, longCalendarDate, longDate, shortMoment, timeOfDay } from '#lib/format.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
})

/** Every 23 hours and 41 minutes of three years, a leap year among them: every day of the year, hour and minute. */
const MOMENTS = Array.from({ length: 1112 }, (_, i) => new Date(Date.UTC(2027, 0, 1) + i * (23 * 60 + 41) * 60_000))
const as = (locale: string, options: Intl.DateTimeFormatOptions) => MOMENTS.map((moment) => moment.toLocaleString(locale, options))
const reads = (language: string) => vi.stubGlobal('navigator', { language })

it.each([
  ['longDate', longDate, { dateStyle: 'long' }],
  ['briefDate', briefDate, { month: 'short', day: 'numeric' }],
] as const)('%s writes a calendar date, whatever the zone', (_, format, options) => {
  vi.stubEnv('TZ', 'America/Indiana/Indianapolis')
  expect(MOMENTS.map(format)).toEqual(as('en-US', { ...options, timeZone: 'UTC' }))
})

describe.each([['UTC', 0], ['America/Indiana/Indianapolis', 300], ['Asia/Kolkata', -330]])('read in %s', (zone, offset) => {
  it.each([
    ['briefDay', briefDay, { month: 'short', day: 'numeric' }],
    ['localDate', (moment: Date) => localDate(moment.toISOString()), { year: 'numeric', month: 'numeric', day: 'numeric' }],
    ['shortMoment', (moment: Date) => shortMoment(moment.toISOString()), { year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: '2-digit' }],
    ['timeOfDay', (moment: Date) => timeOfDay(moment.toISOString()), { timeStyle: 'short' }],
  ] as const)('%s writes a moment', (_, format, options) => {
    vi.stubEnv('TZ', zone)
    expect(new Date(2027, 0).getTimezoneOffset()).toBe(offset)
    reads('en-US')
    expect(MOMENTS.map(format)).toEqual(as('en-US', options))
  })
})

it.each([['de-DE', '21.11.2026', '21.11.2026, 14:36'], ['en-GB', '21/11/2026', '21/11/2026, 14:36']])('who reads %s has a short format of their own', (language, day, moment) => {
  vi.stubEnv('TZ', 'UTC')
  reads(language)
  expect(localDate('2026-11-21T14:36:00.000Z')).toBe(day)
  expect(shortMoment('2026-11-21T14:36:00.000Z')).toBe(moment)
})

it('who reads the site’s own language waits for no formatter of the browser’s', () => {
  reads('en-US')
  const theirs = vi.spyOn(Date.prototype, 'toLocaleString')
  shortMoment('2026-11-21T14:36:00.000Z')
  expect(theirs).not.toHaveBeenCalled()
  theirs.mockRestore()
})

it.each(['en-US@posix', ''])('a browser whose language is %j, which its own formatters refuse, writes as the site does', (language) => {
  vi.stubEnv('TZ', 'UTC')
  reads(language)
  expect(localDate('2026-11-21T14:36:00.000Z')).toBe('11/21/2026')
  expect(shortMoment('2026-11-21T14:36:00.000Z')).toBe('11/21/2026, 2:36 PM')
})

it('a client without a date of birth has N/A (spec section 3)', () => {
  expect(longCalendarDate(null)).toBe('N/A')
  expect(longCalendarDate('1990-12-10')).toBe('December 10, 1990')
})
