import { useRef } from 'react'
import type { Overview } from '#contracts/api/overview.ts'
import { CATEGORIES, MAX_SCORE, MAX_TOTAL } from '#contracts/judging.ts'
import { SHORT } from '#islands/staff/admin/pictures/words.ts'
import { useOverflow } from '#islands/staff/shell/use-overflow.ts'
import { tenth } from '#contracts/figures.ts'
import './heat.css'

type Ventures = Overview['venturesByCategory']
const STEPS = 7
const TITLE = 'Ventures by category'

/** Seven steps between the lowest and the highest mean shown: on a scale from 0 to 10, means that differ little would look the same. */
const scaleOf = (ventures: Ventures) => {
  const means = ventures.flatMap(({ categories }) => categories)
  const [low, high] = [Math.floor(Math.min(...means)), Math.ceil(Math.max(...means))]
  const stepOf = (mean: number) => (high === low ? STEPS : Math.min(STEPS, 1 + Math.floor(((mean - low) / (high - low)) * STEPS)))
  return { low, high, stepOf }
}

const Scale = ({ low, high }: { low: number; high: number }) => (
  <p className="heat-scale figures">
    <span>{low}</span>
    {Array.from({ length: STEPS }, (_, i) => <i key={i} data-step={i + 1} />)}
    <span>{high}</span> points of {MAX_SCORE}, the judges’ mean
  </p>
)

/** The categories' full names, for which the columns are too narrow; screen readers have them at each column. */
const Names = () => (
  <ul className="heat-names" aria-hidden="true">
    {CATEGORIES.map((category) => <li key={category}><b>{SHORT[category]}</b> {category}</li>)}
  </ul>
)

/** A heat map that is a table: the colours show it at a glance, the figures exactly. */
export const VenturesByCategory = ({ ventures }: { ventures: Ventures }) => {
  const { low, high, stepOf } = scaleOf(ventures)
  const scroller = useRef<HTMLDivElement>(null)
  const overflows = useOverflow(scroller, TITLE)
  return (
    <>
      <div ref={scroller} className="picture-scroller" {...overflows}>
        <table className="heat figures" aria-label={TITLE}>
          <thead>
            <tr>
              <th scope="col"><span className="sr-only">Venture</span></th>
              {CATEGORIES.map((category) => <th key={category} scope="col"><span aria-hidden="true">{SHORT[category]}</span><span className="sr-only">{category}</span></th>)}
              <th scope="col">of {MAX_TOTAL}</th>
            </tr>
          </thead>
          <tbody>
            {ventures.map(({ ventureName, mean, categories }) => (
              <tr key={ventureName}>
                <th scope="row">{ventureName}</th>
                {categories.map((score, i) => <td key={CATEGORIES[i]} data-step={stepOf(score)}>{tenth(score)}</td>)}
                <td className="heat-mean">{tenth(mean)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Names />
      <Scale low={low} high={high} />
    </>
  )
}
