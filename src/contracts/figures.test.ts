import { expect, it } from 'vitest'
import { countOf, tenth, whole } from './figures.ts'

const numbers = [0, 7, 42, 999, 1000, 12_345, 100_000, 1_234_567]

const inTenths = new Intl.NumberFormat('en-US', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

it.each(numbers)('%i is written as the language has it', (number) => {
  expect(whole(number)).toBe(new Intl.NumberFormat('en-US').format(number))
  expect(tenth(number + 0.46)).toBe(inTenths.format(number + 0.46))
})

it.each([0.15, 1.45, 8.35, 77.05])('half a tenth of the mean %d is rounded up, whatever binary fraction it is kept as', (mean) => {
  expect(tenth(mean)).toBe(inTenths.format(mean))
})

it.each([[0, '0 files'], [1, '1 file'], [1234, '1,234 files']])('counts %i as "%s"', (count, words) => { expect(countOf(count, 'file')).toBe(words) })
it('counts what has a plural of its own', () => { expect([1, 2].map((count) => countOf(count, 'entry', 'entries'))).toEqual(['1 entry', '2 entries']) })
