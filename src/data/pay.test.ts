import { expect, it } from 'vitest'
import { payInWords } from './pay.ts'
import { currency } from '#contracts/forms/site.generated.ts'

it.each([
  ['a range', { from: 62_000, to: 78_000, per: 'year' }, '$62,000 to $78,000 a year'],
  ['one amount', { from: 4200, per: 'month' }, '$4,200 a month'],
  ['cents', { from: 24.5, per: 'hour' }, '$24.50 an hour'],
] as const)('says %s', (_, pay, words) => {
  expect(payInWords(pay)).toBe(words.replaceAll('$', currency.sign))
})
