import { expect, it } from 'vitest'
import { payInWords } from './pay.ts'

it.each([
  ['a range', { from: 62_000, to: 78_000, per: 'year' }, '$62,000 to $78,000 a year'],
  ['one amount', { from: 4200, per: 'month' }, '$4,200 a month'],
  ['cents', { from: 24.5, per: 'hour' }, '$24.50 an hour'],
] as const)('says %s', (_, pay, words) => {
  expect(payInWords(pay, { locale: 'en-US', currency: 'USD' })).toBe(words)
})

it('says it as the firm’s country does', () => {
  expect(payInWords({ from: 600_000, to: 900_000, per: 'year' }, { locale: 'en-IN', currency: 'INR' })).toBe('₹6,00,000 to ₹9,00,000 a year')
})
