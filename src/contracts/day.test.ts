import { expect, it } from 'vitest'
import { dayIn } from '#contracts/day.ts'

it('a moment has a date of its own in each zone', () => {
  const moment = new Date('2026-01-16T03:00:00Z')
  expect([dayIn('America/Indiana/Indianapolis', moment), dayIn('UTC', moment), dayIn('Pacific/Auckland', moment)]).toEqual(['2026-01-15', '2026-01-16', '2026-01-16'])
})
