import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CATEGORIES, clampScore, GUIDING_QUESTIONS, MAX_TOTAL, SCORE_BANDS, totalOf, wordOf } from '#contracts/judging.ts'

describe('the judging sheet', () => {
  it('has the five categories that are stated, of three guiding questions each, out of 50', () => {
    expect(CATEGORIES).toEqual([
      'Strategic Business Model', 'Financial Readiness & Capital Structure', 'Scalability & Sustainability', 'Team & Execution Capability', 'Presentation & Investor Readiness',
    ])
    expect(MAX_TOTAL).toBe(50)
    const questions = CATEGORIES.flatMap((title) => GUIDING_QUESTIONS[title])
    expect(new Set(questions).size).toBe(15)
    for (const question of questions) expect(question).toMatch(/^[A-Z].*\?$/)
  })

  it('has a word for every score from 0 to 10, and for each only one', () => {
    const scores = Array.from({ length: 11 }, (_, score) => score)
    for (const score of scores) expect(SCORE_BANDS.filter(({ from, to }) => from <= score && score <= to).map(({ word }) => word)).toEqual([wordOf(score)])
  })
})

describe('a score', () => {
  it.each([[11, 10], [10, 10], [9.5, 10], [9.4, 9], [0, 0], [-1, 0], ['7', 7], [' 8 ', 8], ['', 0], ['ten', 0], [Number.NaN, 0], [Infinity, 10], [-Infinity, 0], [null, 0], [undefined, 0]])(
    'of %j is %j', (given, score) => expect(clampScore(given)).toBe(score))

  it('is a whole number from 0 to 10 whatever arrives, and five of them never exceed 50', () => {
    fc.assert(fc.property(fc.array(fc.oneof(fc.double(), fc.string(), fc.boolean()), { minLength: 5, maxLength: 5 }), (given) => {
      const scores = given.map(clampScore)
      expect(scores.every((score) => Number.isInteger(score) && score >= 0 && score <= 10)).toBe(true)
      expect(totalOf(scores)).toBeLessThanOrEqual(MAX_TOTAL)
    }))
  })
})
