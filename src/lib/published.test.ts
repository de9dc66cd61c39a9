import { expect, it } from 'vitest'
import { isClosed, isPublished, isToCome } from '#lib/published.ts'

const today = '2026-01-15'

it('an entry is published without a date, or from its date on', () => {
  expect(isPublished({}, today)).toBe(true)
  expect(isPublished({ draft: false, date: new Date('2026-01-15') }, today)).toBe(true)
  expect(isPublished({ date: '2026-01-14' }, today)).toBe(true)
})

it('a draft is not, whatever its date; nor is tomorrow’s article', () => {
  expect(isPublished({ draft: true, date: new Date('2020-01-01') }, today)).toBe(false)
  expect(isPublished({ date: new Date('2026-01-16') }, today)).toBe(false)
})

it('what waits for its day is to come, but no draft is', () => {
  const days = ['2026-01-15', '2026-01-16']
  expect(days.map((date) => isToCome({ date }, today))).toEqual([false, true])
  expect(days.map((posted) => isToCome({ posted, validThrough: '2026-02-01' }, today))).toEqual([false, true])
  expect([isToCome({}, today), isToCome({ date: '2026-01-16', draft: true }, today)]).toEqual([false, false])
})

it('a posting without a last day is open until it is withdrawn', () => {
  expect(isPublished({ posted: '2026-01-10' }, '2046-01-10')).toBe(true)
  expect(isPublished({ posted: '2026-01-10', draft: true }, today)).toBe(false)
})

it('a posting is, from the day it was posted through its last day; then it is closed', () => {
  const posting = { posted: '2026-01-10', validThrough: '2026-01-15' }
  const days = ['2026-01-09', '2026-01-10', '2026-01-15', '2026-01-16']
  expect(days.map((day) => isPublished(posting, day))).toEqual([false, true, true, false])
  expect(days.map((day) => isClosed(posting, day))).toEqual([false, false, false, true])
  expect(isPublished({ posted: new Date('2026-01-10'), validThrough: new Date('2026-01-15') }, today)).toBe(true)
})
