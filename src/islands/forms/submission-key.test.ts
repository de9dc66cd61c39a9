import { beforeEach, expect, it } from 'vitest'
import { endFilling, submissionKey } from '#islands/forms/submission-key.ts'

beforeEach(() => endFilling('loan'))

it('the same values carry the same key, also after other values were tried', () => {
  const first = submissionKey('loan', { Amount: 8000 })
  const other = submissionKey('loan', { Amount: 9000 })
  expect(other).not.toBe(first)
  expect(submissionKey('loan', { Amount: 8000 })).toBe(first)
})

it('an acknowledged submission ends the filling', () => {
  const first = submissionKey('loan', { Amount: 8000 })
  endFilling('loan')
  expect(submissionKey('loan', { Amount: 8000 })).not.toBe(first)
})

it('forms do not share keys', () => {
  expect(submissionKey('loan', { name: 'Ada' })).not.toBe(submissionKey('contact', { name: 'Ada' }))
})
