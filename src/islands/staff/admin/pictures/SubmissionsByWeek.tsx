import { useRef } from 'react'
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts'
import { useOverflow } from '#islands/staff/table/use-overflow.ts'
import { dayOf, type Series, type Week } from '#islands/staff/admin/pictures/weeks.ts'
import { whole } from '#islands/staff/admin/pictures/words.ts'

const CAPTION = 'Submissions by week and form'
const HEIGHT = 216
const START = { width: 480, height: HEIGHT }
const fillOf = (i: number) => `var(--picture-${i + 1})`

type HoverProps = { active?: boolean; label?: string | number | undefined; weeks: Week[]; series: Series[] }

const Hover = ({ active = false, label, weeks, series }: HoverProps) => {
  const week = weeks.find((one) => one.week === label)
  if (!active || !week) return null
  return (
    <div className="picture-hover">
      <p>Week of {dayOf(week.week)}: {whole(week.total)}</p>
      {series.filter(({ name }) => week.counts[name]).map(({ name }) => <p key={name}>{name} <span>{whole(week.counts[name]!)}</span></p>)}
    </div>
  )
}

const Columns = ({ weeks, series }: { weeks: Week[]; series: Series[] }) => (
  <ResponsiveContainer width="100%" height={HEIGHT} initialDimension={START}>
    <BarChart data={weeks} accessibilityLayer={false} margin={{ top: 6, right: 0, bottom: 0, left: 0 }} barCategoryGap="22%">
      <CartesianGrid vertical={false} />
      <XAxis dataKey="week" tickFormatter={dayOf} axisLine={false} tickLine={false} interval="preserveEnd" minTickGap={16} height={24} tick={{ fontSize: 13 }} />
      <YAxis width={36} axisLine={false} tickLine={false} allowDecimals={false} tickCount={4} tickFormatter={whole} orientation="right" tick={{ fontSize: 13 }} />
      <Tooltip cursor={{ fill: 'var(--staff-sunken)' }} isAnimationActive={false} content={({ active, label }) => <Hover active={active} label={label} weeks={weeks} series={series} />} />
      {series.map(({ name }, i) => <Bar key={name} dataKey={(week: Week) => week.counts[name] ?? 0} name={name} stackId="all" fill={fillOf(i)} isAnimationActive={false} />)}
    </BarChart>
  </ResponsiveContainer>
)

const Figures = ({ weeks, series }: { weeks: Week[]; series: Series[] }) => {
  const scroller = useRef<HTMLDivElement>(null)
  const overflows = useOverflow(scroller)
  return (
    <details className="picture-figures">
      <summary>As a table</summary>
      <div ref={scroller} className="picture-scroller" {...(overflows ? { role: 'region', 'aria-label': CAPTION, tabIndex: 0 } : {})}>
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

/** A column for each week, stacked by form; the key beside it stands in the order of the stack and carries the sums. */
export const SubmissionsByWeek = ({ weeks, series }: { weeks: Week[]; series: Series[] }) => (
  <>
    <div className="picture-weeks" aria-hidden="true">
      <div className="picture-marks"><Columns weeks={weeks} series={series} /></div>
      <ul className="picture-key">
        {series.map(({ name, total }, i) => <li key={name} data-series={i + 1}>{name} <span className="figures">{whole(total)}</span></li>).reverse()}
      </ul>
    </div>
    <Figures weeks={weeks} series={series} />
  </>
)
