import { describe, expect, it } from 'vitest'
import { momentIn } from '#lib/zone.ts'

const INDIANAPOLIS = 'America/Indiana/Indianapolis'

describe('a calendar date as a moment', () => {
  it.each([
    ['in winter', INDIANAPOLIS, '2026-11-10', '00:00:00', '2026-11-10T00:00:00-05:00'],
    ['in summer', INDIANAPOLIS, '2026-07-10', '23:59:59', '2026-07-10T23:59:59-04:00'],
    ['before the clocks change, that day', INDIANAPOLIS, '2026-03-08', '00:00:00', '2026-03-08T00:00:00-05:00'],
    ['after it', INDIANAPOLIS, '2026-03-08', '23:59:59', '2026-03-08T23:59:59-04:00'],
    ['before the clocks change that day, where Greenwich is half a day behind', 'Pacific/Auckland', '2026-09-27', '00:00:00', '2026-09-27T00:00:00+12:00'],
    ['where the clocks skip midnight, a day begins when they have', 'America/Santiago', '2026-09-06', '00:00:00', '2026-09-06T00:00:00-04:00'],
    ['and where Greenwich is behind', 'Africa/Cairo', '2026-04-24', '00:00:00', '2026-04-24T00:00:00+02:00'],
    ['ahead of Greenwich by half an hour more', 'Asia/Kolkata', '2026-01-02', '00:00:00', '2026-01-02T00:00:00+05:30'],
    ['at Greenwich', 'Europe/London', '2026-01-02', '00:00:00', '2026-01-02T00:00:00+00:00'],
  ])('%s', (_what, zone, date, time, moment) => { expect(momentIn(zone, new Date(date), time)).toBe(moment) })
})
