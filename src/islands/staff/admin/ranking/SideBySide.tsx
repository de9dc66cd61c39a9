import { evaluationRoutes, type Evaluation, type RankedVenture } from '#contracts/api/evaluations.ts'
import { MAX_PAGE_SIZE } from '#contracts/api/list.ts'
import { normalisedFigure } from '#islands/staff/admin/ranking/figures.ts'
import { Loading } from '#islands/staff/shell/Loading.tsx'
import { NotLoaded } from '#islands/staff/shell/NotLoaded.tsx'
import { useAnswer } from '#islands/staff/shell/queries.ts'

const Judge = ({ evaluation, normalised }: { evaluation: Evaluation; normalised: number | null }) => (
  <li>
    <h4>{evaluation.judgeName}</h4>
    <dl className="side-figures">
      <div><dt>Total</dt><dd>{evaluation.sumOfAllCategory}</dd></div>
      <div><dt>Normalized</dt><dd>{normalisedFigure(normalised)}</dd></div>
    </dl>
    <p className="side-scores">
      <span className="sr-only">{evaluation.categories.map(({ question, answer }) => `${question} ${answer}`).join(', ')}</span>
      <span aria-hidden="true">{evaluation.categories.map(({ answer }) => answer).join(' · ')}</span>
    </p>
    <dl className="side-words">
      <div><dt>Strengths</dt><dd dir="auto">{evaluation.strength}</dd></div>
      <div><dt>Weaknesses</dt><dd dir="auto">{evaluation.weakness}</dd></div>
      <div><dt>Recommendation</dt><dd>{evaluation.recommendations ?? '-'}</dd></div>
      {evaluation.comments && <div><dt>Comments</dt><dd dir="auto">{evaluation.comments}</dd></div>}
    </dl>
  </li>
)

/** What every judge of a venture wrote, in columns whose rows line up, highest total first. */
export const SideBySide = ({ venture }: { venture: RankedVenture }) => {
  const answer = useAnswer(evaluationRoutes.getEvaluations, { query: { venture: venture.ventureName, sort: '-sumOfAllCategory', pageSize: MAX_PAGE_SIZE } })
  const places = new Map(venture.judges.map(({ judge, normalised }) => [judge, normalised]))
  const evaluations = answer.isPlaceholderData ? undefined : answer.data?.data
  return (
    <section aria-labelledby="side-title">
      <h3 id="side-title">Judge by judge</h3>
      {!evaluations && !answer.isMissing && <Loading lines={2} />}
      {answer.isMissing && <NotLoaded of={answer}>The evaluations could not be loaded.</NotLoaded>}
      {evaluations && <ul role="list" className="side-by-side">{evaluations.map((each) => <Judge key={each._id} evaluation={each} normalised={places.get(each.judge._id) ?? null} />)}</ul>}
    </section>
  )
}
