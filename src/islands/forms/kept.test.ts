import { afterEach, expect, it } from 'vitest'
import { draftOf, keep, keysOf, sweepKept } from '#islands/forms/kept.ts'
import { forgetTab, readTab } from '#lib/tab-storage.ts'

const NOW = Date.parse('2026-11-27T12:00:00Z')
const HOURS = 60 * 60 * 1000
afterEach(() => { for (const key of [draftOf('loan'), keysOf('contact')]) forgetTab(key) })

it('what was typed, and under which key it was sent, is kept for a day and not longer, whichever form comes next', () => {
  keep(draftOf('loan'), { name: 'Ada' }, NOW)
  keep(keysOf('contact'), { '{"name":"Ada"}': 'key' }, NOW)
  sweepKept(NOW + 23.9 * HOURS)
  expect([readTab(draftOf('loan'))['name'], readTab(keysOf('contact'))['{"name":"Ada"}']]).toEqual(['Ada', 'key'])
  sweepKept(NOW + 24 * HOURS)
  expect([readTab(draftOf('loan')), readTab(keysOf('contact'))]).toEqual([{}, {}])
})

it('what an older release of the page has kept, without a time, goes', () => {
  keep(draftOf('loan'), { name: 'Ada' }, Number.NaN)
  sweepKept(NOW)
  expect(readTab(draftOf('loan'))).toEqual({})
})
