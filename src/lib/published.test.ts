import { expect, it } from 'vitest'
import { isPublished } from '#lib/published.ts'

const now = new Date('2026-01-15T12:00:00Z')

it('an entry is published without a date, or from its date on', () => {
  expect(isPublished({}, now)).toBe(true)
  expect(isPublished({ draft: false, date: now }, now)).toBe(true)
  expect(isPublished({ date: new Date('2026-01-15') }, now)).toBe(true)
})

it('a draft is not, whatever its date; nor is tomorrow’s article', () => {
  expect(isPublished({ draft: true, date: new Date('2020-01-01') }, now)).toBe(false)
  expect(isPublished({ date: new Date('2026-01-16') }, now)).toBe(false)
})

it('a posting without a last day is open until it is withdrawn', () => {
  expect(isPublished({ posted: '2026-01-10' }, new Date('2046-01-10'))).toBe(true)
  expect(isPublished({ posted: '2026-01-10', draft: true }, now)).toBe(false)
})

it('a posting is, from the day it was posted through its last day', () => {
  const posting = { posted: '2026-01-10', validThrough: '2026-01-15' }
  expect(isPublished(posting, now)).toBe(true)
  expect(isPublished(posting, new Date('2026-01-09T23:59:00Z'))).toBe(false)
  expect(isPublished(posting, new Date('2026-01-16T00:00:00Z'))).toBe(false)
  expect(isPublished({ posted: new Date('2026-01-10'), validThrough: new Date('2026-01-15') }, now)).toBe(true)
})
