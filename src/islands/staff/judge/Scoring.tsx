import { useCallback } from 'react'
import type { Evaluation } from '#contracts/api/evaluations.ts'
import { CATEGORIES } from '#contracts/judging.ts'
import { Assessment } from '#islands/staff/judge/Assessment.tsx'
import { CategoryScore } from '#islands/staff/judge/CategoryScore.tsx'
import { Revising } from '#islands/staff/judge/Revising.tsx'
import type { SheetControl } from '#islands/staff/judge/use-sheet.ts'
import { useAwake } from '#islands/staff/shell/use-awake.ts'
import { Alert } from '#ui/Alert.tsx'

/** More categories than a window shows at first. */
const FIRST = 3

type Props = Pick<SheetControl, 'values' | 'change'> & {
  errorOf: (field: string) => string | undefined
  /** This judge's own evaluation of the same venture. */
  earlier: Evaluation | undefined
  load: (earlier: Evaluation) => void
}

/** What is scored: a figure for each category, and the assessment in words (spec section 5). */
export const Scoring = ({ values, change, errorOf, earlier, load }: Props) => {
  // Rendered in two pieces: as one, it would delay the answer to a press.
  const isWhole = useAwake()
  const setScore = useCallback((place: number, score: string) => change(({ scores }) => ({ scores: CATEGORIES.map((_, i) => (i + 1 === place ? score : scores[i] ?? '')) })), [change])
  const scoresWrong = errorOf('categories')
  return (
    <>
      {earlier && <Revising key={earlier._id} earlier={earlier} values={values} load={() => load(earlier)} />}
      {(isWhole ? CATEGORIES : CATEGORIES.slice(0, FIRST)).map((title, i) => (
        <CategoryScore key={title} title={title} place={i + 1} score={values.scores[i] ?? ''} onScore={setScore} />
      ))}
      {scoresWrong && <Alert>{scoresWrong}</Alert>}
      {isWhole
        ? <Assessment strength={values.strength} weakness={values.weakness} recommendations={values.recommendations} comments={values.comments} change={change} errorOf={errorOf} />
        : <div className="sheet-later" />}
    </>
  )
}
