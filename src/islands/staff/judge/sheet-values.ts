/** What the judging sheet holds while it is filled in, and what it sends. */
import type { Evaluation, newEvaluation } from '#contracts/api/evaluations.ts'
import { CATEGORIES, clampScore, totalOf } from '#contracts/judging.ts'
import type * as z from 'zod/mini'

/** `scores` are in the order of the categories; an empty string where none is given yet. */
export type SheetValues = {
  judgeName: string
  ventureName: string
  scores: string[]
  strength: string
  weakness: string
  recommendations: string
  comments: string
  /** An interest in the venture is declared instead of a score. */
  hasInterest: boolean
  reason: string
}

export const BLANK: SheetValues = {
  judgeName: '', ventureName: '', scores: CATEGORIES.map(() => ''), strength: '', weakness: '', recommendations: '', comments: '', hasInterest: false, reason: '',
}

/** What is typed as a score, brought to a whole number from 0 to 10 at once; empty stays empty. */
export const clampTyped = (typed: string): string => (typed.trim() === '' ? '' : String(clampScore(typed)))

export const totalOfSheet = ({ scores }: SheetValues): number => totalOf(CATEGORIES.map((_, i) => clampScore(scores[i] ?? 0)))

export const isSame = (one: SheetValues, other: SheetValues): boolean => JSON.stringify(one) === JSON.stringify(other)
export const isBlank = (values: SheetValues): boolean => isSame(values, BLANK)

/** What the sheet holds, still to be checked. An empty score is 0, as the sheet says beside the total. */
export const toEvaluation = (values: SheetValues): Record<Exclude<keyof z.input<typeof newEvaluation>, 'id'>, unknown> => ({
  judgeName: values.judgeName, ventureName: values.ventureName, sumOfAllCategory: totalOfSheet(values),
  categories: CATEGORIES.map((question, i) => ({ question, answer: clampScore(values.scores[i] ?? 0) })),
  strength: values.strength, weakness: values.weakness, recommendations: values.recommendations, comments: values.comments,
})

/** The sheet of an earlier evaluation, to be revised. */
export const fromEvaluation = (evaluation: Evaluation): SheetValues => ({
  ...BLANK,
  judgeName: evaluation.judgeName, ventureName: evaluation.ventureName, strength: evaluation.strength, weakness: evaluation.weakness,
  recommendations: evaluation.recommendations ?? '', comments: evaluation.comments ?? '',
  scores: CATEGORIES.map((title) => String(evaluation.categories.find(({ question }) => question === title)?.answer ?? '')),
})
