import { expect, it } from 'vitest'
import { resultsInWords } from './show.ts'

it('says how many results there are, and how many of them it shows where that is not all', () => {
  expect([0, 1, 30, 31].map((count) => resultsInWords(count, 'loan', 30))).toEqual([
    'No results for “loan”', '1 result for “loan”', '30 results for “loan”', 'The first 30 of 31 results for “loan”',
  ])
})
