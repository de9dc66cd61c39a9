import { expect, it } from 'vitest'
import { dayIn, momentIn } from '#contracts/day.ts'

it('a moment has a date of its own in each zone', () => {
  const moment = new Date('2026-01-16T03:00:00Z')
  expect([dayIn('America/Indiana/Indianapolis', moment), dayIn('UTC', moment), dayIn('Pacific/Auckland', moment)]).toEqual(['2026-01-15', '2026-01-16', '2026-01-16'])
})

it.each([
  ['America/New_York', '2026-01-05T04:30Z', 'January 4, 2026 at 23:30 EST'],
  ['America/New_York', '2026-07-05T04:02Z', 'July 5, 2026 at 00:02 EDT'],
  ['Asia/Kolkata', '2026-01-05T20:00Z', 'January 6, 2026 at 01:30 GMT+5:30'],
])('in %s, %s is told as %s', (zone, moment, told) => {
  expect(momentIn(zone, new Date(moment))).toBe(told)
})
