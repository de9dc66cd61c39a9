import { useRef } from 'react'
import { useOverflow } from '#islands/staff/shell/use-overflow.ts'
import { Columns } from '#islands/staff/admin/pictures/Columns.tsx'
import { dayOf, type Series, type Week } from '#islands/staff/admin/pictures/weeks.ts'
import { whole } from '#contracts/figures.ts'

const CAPTION = 'Submissions by week and form'

const Figures = ({ weeks, series }: { weeks: Week[]; series: Series[] }) => {
  const scroller = useRef<HTMLDivElement>(null)
  const overflows = useOverflow(scroller, CAPTION)
  return (
    <details className="picture-figures">
      <summary>As a table</summary>
      <div ref={scroller} className="picture-scroller" {...overflows}>
        <table className="figures">
          <caption className="sr-only">{CAPTION}</caption>
          <thead><tr><th scope="col">Week of</th>{series.map(({ name }) => <th key={name} scope="col">{name}</th>)}</tr></thead>
          <tbody>
            {weeks.map(({ week, counts }) => <tr key={week}><th scope="row">{dayOf(week)}</th>{series.map(({ name }) => <td key={name}>{whole(counts[name] ?? 0)}</td>)}</tr>)}
          </tbody>
        </table>
      </div>
    </details>
  )
}

/** A column for each week, stacked by form; the legend beside it is in the order of the stack and has the sums. */
export const SubmissionsByWeek = ({ weeks, series }: { weeks: Week[]; series: Series[] }) => (
  <>
    <div className="picture-weeks" aria-hidden="true">
      <Columns weeks={weeks} series={series} />
      <ul className="picture-key">
        {series.map(({ name, total }, i) => <li key={name} data-series={i + 1}>{name} <span className="figures">{whole(total)}</span></li>).reverse()}
      </ul>
    </div>
    <Figures weeks={weeks} series={series} />
  </>
)
