import type { RankedVenture } from '#contracts/api/evaluations.ts'
import { MAX_SCORE } from '#contracts/judging.ts'
import { tenth } from '#contracts/figures.ts'

/** The five category means as five small bars, and in words for screen readers. */
export const CategoryBars = ({ categories }: Pick<RankedVenture, 'categories'>) => {
  const words = categories.map(({ question, mean }) => `${question} ${tenth(mean)}`).join(', ')
  return (
    <svg className="category-bars" preserveAspectRatio="xMinYMid" role="img" viewBox={`0 0 ${categories.length * 4 - 1} ${MAX_SCORE}`}>
      <title>{words}</title>
      {categories.map(({ question, mean }, i) => (
        <g key={question}>
          <rect x={i * 4} width="3" height={MAX_SCORE} className="bar-ground" />
          <rect x={i * 4} y={MAX_SCORE - mean} width="3" height={mean} className="bar" />
        </g>
      ))}
    </svg>
  )
}
