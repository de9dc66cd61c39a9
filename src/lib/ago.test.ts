import { expect, it } from 'vitest'
import { ago } from '#lib/ago.ts'

const NOW = new Date(2026, 10, 21, 14, 45)
const before = (ms: number) => ago(new Date(NOW.getTime() - ms), NOW)
const [MINUTE, HOUR, DAY] = [60_000, 3_600_000, 86_400_000]

it.each([
  [0, 'just now'], [1 - HOUR, 'just now'], [-HOUR, 'Nov 21'], [-3 * DAY, 'Nov 24'], [MINUTE - 1, 'just now'], [MINUTE, '1 minute ago'], [HOUR - 1, '59 minutes ago'], [HOUR, '1 hour ago'],
  [DAY - 1, '23 hours ago'], [DAY, '1 day ago'], [7 * DAY - 1, '6 days ago'], [7 * DAY, 'Nov 14'], [18 * DAY, 'Nov 3'], [365 * DAY, 'Nov 21, 2025'],
])('%i ms before now is "%s"', (ms, words) => expect(before(ms)).toBe(words))
