import type { Evaluation } from '#contracts/api/evaluations.ts'
import { MAX_TOTAL } from '#contracts/judging.ts'
import { Scores } from '#islands/staff/scores/Scores.tsx'
import { useBackToRow } from '#islands/staff/table/use-back-to-row.ts'
import { localDate } from '#lib/format.ts'
import { Dialog } from '#ui/Dialog.tsx'
import './evaluation.css'

/** One judge's whole evaluation of a venture, in the revision that counts. */
export const EvaluationDialog = ({ evaluation, onClose }: { evaluation: Evaluation; onClose: () => void }) => {
  useBackToRow('responses', 'response', evaluation._id)
  return (
    <Dialog title={evaluation.ventureName} onClose={onClose}>
      <p className="evaluation-by">
        {evaluation.judgeName} ({evaluation.judge.email}), {localDate(evaluation.createdAt)}
        {evaluation.revision > 1 && `, revision ${evaluation.revision}`}
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
    </Dialog>
  )
}
