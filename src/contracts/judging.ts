/** The judging sheet's categories and figures (spec sections 3, 5, 9), stated once for sheet, server and ranking. */
export const CATEGORIES = [
  'Strategic Business Model',
  'Financial Readiness & Capital Structure',
  'Scalability & Sustainability',
  'Team & Execution Capability',
  'Presentation & Investor Readiness',
] as const
export type Category = (typeof CATEGORIES)[number]

export const MAX_SCORE = 10
export const MAX_TOTAL = CATEGORIES.length * MAX_SCORE

export const RECOMMENDATIONS = ['Recommend For Funding', 'Recommend For Mentorship', 'Needs improvement - Not Yet Ready'] as const

/** A score is a whole number from 0 to 10; whatever else arrives is brought there, and what is no number is 0. */
export const clampScore = (score: unknown): number => {
  const number = Math.round(Number(score))
  return Number.isNaN(number) ? 0 : Math.min(MAX_SCORE, Math.max(0, number))
}

export const totalOf = (scores: readonly number[]): number => scores.reduce((sum, score) => sum + score, 0)
