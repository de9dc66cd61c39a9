/** The judging sheet's categories and figures (spec sections 3, 5, 9), stated once for sheet, server and ranking. */
export const CATEGORIES = [
  'Strategic Business Model',
  'Financial Readiness & Capital Structure',
  'Scalability & Sustainability',
  'Team & Execution Capability',
  'Presentation & Investor Readiness',
] as const
export type Category = (typeof CATEGORIES)[number]

/** Three questions that guide the score of each category (spec section 3). */
export const GUIDING_QUESTIONS: Record<Category, readonly [string, string, string]> = {
  'Strategic Business Model': [
    'Who has the problem, what does it cost them today, and who pays to have it solved?',
    'Why is this answer better than the alternatives, doing nothing included?',
    'Does each sale leave a margin, and is it clear where the next customers come from?',
  ],
  'Financial Readiness & Capital Structure': [
    'Do revenue, costs, cash and months of runway agree with one another?',
    'Is the amount sought tied to milestones, and is it enough to reach them?',
    'Who owns what, on which terms, and is there room for the next investor?',
  ],
  'Scalability & Sustainability': [
    'What must be true to serve ten times as many customers, and what breaks first?',
    'Does the cost of serving one customer fall with growth, and has that been measured?',
    'Will it still hold in five years: suppliers, regulation, people, environment?',
  ],
  'Team & Execution Capability': [
    'Does the team have, or can it reach, every skill that the next twelve months need?',
    'What did it promise a year ago, and what did it deliver?',
    'How are decisions made, and what happens when a founder is away?',
  ],
  'Presentation & Investor Readiness': [
    'Could you repeat the case in two sentences after hearing it once?',
    'Were hard questions answered with evidence, and was the unknown said plainly?',
    'Is what an investor asks for next ready: accounts, contracts, ownership, risks?',
  ],
}

export const MAX_SCORE = 10
export const MAX_TOTAL = CATEGORIES.length * MAX_SCORE

export const RECOMMENDATIONS = ['Recommend For Funding', 'Recommend For Mentorship', 'Needs improvement - Not Yet Ready'] as const

/** Any value as a score, a whole number from 0 to 10 (spec section 5): rounded and clamped; 0 if it is no number. */
export const clampScore = (score: unknown): number => {
  const number = Math.round(Number(score))
  return Number.isNaN(number) ? 0 : Math.min(MAX_SCORE, Math.max(0, number))
}

export const totalOf = (scores: readonly number[]): number => scores.reduce((sum, score) => sum + score, 0)

/** What a score means, best first: the scoring guide, and the word beside each score on the sheet. */
export const SCORE_BANDS = [
  { from: 9, to: MAX_SCORE, word: 'Outstanding', meaning: 'Proven. You would defend this score before the other judges with evidence in hand.' },
  { from: 7, to: 8, word: 'Strong', meaning: 'Convincing and mostly shown. What is missing is known and can be supplied.' },
  { from: 5, to: 6, word: 'Adequate', meaning: 'Plausible, and not yet shown. Good intentions carry part of the weight.' },
  { from: 3, to: 4, word: 'Weak', meaning: 'Gaps that the team has not seen, or has not begun to close.' },
  { from: 0, to: 2, word: 'Not shown', meaning: 'Absent, contradicted or unanswered. A zero says that nothing was there to judge.' },
] as const

/** The word for a score from 0 to 10. */
export const wordOf = (score: number): string => SCORE_BANDS.find(({ from }) => score >= from)?.word ?? ''
