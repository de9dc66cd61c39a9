import { expect, it } from 'vitest'
import { shortDate } from './short-date.ts'

it.each([['en-US', '8/9/2026'], ['en-GB', '09/08/2026'], ['de-DE', '9.8.2026']])('a day is written as in %s, whatever the zone of the build', (locale, words) => {
  expect(shortDate(new Date('2026-08-09T00:00:00Z'), locale)).toBe(words)
  expect(shortDate(new Date('2026-08-09T23:59:59Z'), locale)).toBe(words)
})
