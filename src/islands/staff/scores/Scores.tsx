import { tenth } from '#contracts/figures.ts'
import { MAX_SCORE } from '#contracts/judging.ts'
import './scores.css'

/** The scores of categories: each with its title and figure, above a bar of that length. All have a decimal if one does. */
export const Scores = ({ scores }: { scores: readonly { title: string; score: number }[] }) => {
  const figure = scores.every(({ score }) => Number.isInteger(score)) ? String : tenth
  return (
    <dl className="scores">
      {scores.map(({ title, score }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd key={figure(score)}>{figure(score)}<span className="sr-only"> of {MAX_SCORE}</span></dd>
          <svg aria-hidden="true" viewBox={`0 0 ${MAX_SCORE} 1`} preserveAspectRatio="none">
            <rect width={MAX_SCORE} height="1" className="scores-ground" /><rect width={score} height="1" className="scores-bar" />
          </svg>
        </div>
      ))}
    </dl>
  )
}
