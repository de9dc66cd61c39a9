import { useEffect, useRef, useState } from 'react'
import { evaluationRoutes, type Evaluation } from '#contracts/api/evaluations.ts'
import { MAX_TOTAL } from '#contracts/judging.ts'
import { Scores } from '#islands/staff/scores/Scores.tsx'
import { DialogWaiting } from '#islands/staff/shell/DialogWaiting.tsx'
import { useAnswer } from '#islands/staff/shell/queries.ts'
import { localDate } from '#lib/format.ts'
import { announce } from '#ui/announce.ts'
import { Dialog } from '#ui/Dialog.tsx'
import './evaluation.css'

const GONE = 'This evaluation no longer counts: the judge has revised it or declared an interest since. If neither is so, the address is wrong.'

/** The status of a malformed id. */
const INVALID = 422

const Whole = ({ evaluation, isLate }: { evaluation: Evaluation; isLate: boolean }) => {
  const by = useRef<HTMLParagraphElement>(null)
  // The focus was on the heading before it had a name, so the name is announced.
  useEffect(() => { if (isLate) announce(`Opened: ${evaluation.ventureName}`, by.current!) }, [isLate, evaluation.ventureName])
  return (
    <>
      <p ref={by} className="evaluation-by">
        {evaluation.judgeName} ({evaluation.judge.email}), {localDate(evaluation.createdAt)}
        {evaluation.revision > 1 && <span>{`, revision ${evaluation.revision}`}</span>}
      </p>
      <p className="evaluation-sum"><strong>{evaluation.sumOfAllCategory}</strong> of {MAX_TOTAL}</p>
      <Scores scores={evaluation.categories.map(({ question, answer }) => ({ title: question, score: answer }))} />
      <dl className="evaluation-words">
        <div><dt>Recommendation</dt><dd>{evaluation.recommendations ?? '-'}</dd></div>
        <div><dt>Strengths</dt><dd dir="auto">{evaluation.strength}</dd></div>
        <div><dt>Weaknesses</dt><dd dir="auto">{evaluation.weakness}</dd></div>
        <div><dt>Comments</dt><dd dir="auto">{evaluation.comments ?? '-'}</dd></div>
      </dl>
      <p className="evaluation-more"><a className="staff-link" href={`/admin/ranking?${new URLSearchParams({ venture: evaluation.ventureName })}`}>All judges of this venture</a></p>
    </>
  )
}

/** One judge's whole evaluation of a venture, in the revision that counts. */
export const EvaluationDialog = ({ id, onClose }: { id: string; onClose: () => void }) => {
  const answer = useAnswer(evaluationRoutes.getEvaluations, { query: { id } })
  const evaluation = answer.data?.data[0]
  const [isLate] = useState(!evaluation)
  const isGone = answer.error ? answer.error.failure.status === INVALID : answer.data?.data.length === 0
  return (
    <Dialog title={evaluation?.ventureName ?? 'Evaluation'} onClose={onClose}>
      {evaluation
        ? <Whole evaluation={evaluation} isLate={isLate} />
        : <DialogWaiting answer={answer} isGone={isGone} gone={GONE} failed="The evaluation could not be loaded." />}
    </Dialog>
  )
}
