import { expect, it } from 'vitest'
import { pagesOf, rangeOf } from '#islands/staff/table/pages.ts'

it.each([
  [1, 24, '1–10 of 24'], [2, 24, '11–20 of 24'], [3, 24, '21–24 of 24'], [3, 21, '21 of 21'], [1, 1, '1 of 1'], [10_000, 100_000, '99,991–100,000 of 100,000'],
])('page %i of %i rows is "%s"', (page, total, words) => { expect(rangeOf(page, total)).toBe(words) })

it.each([[0, 1], [1, 1], [10, 1], [11, 2], [100_000, 10_000]])('%i rows fill %i pages', (total, pages) => { expect(pagesOf(total)).toBe(pages) })
