import { useEffect, useState } from 'react'
import { ticksTo } from '#islands/staff/admin/pictures/ticks.ts'
import { dayOf, type Series, type Week } from '#islands/staff/admin/pictures/weeks.ts'
import { whole } from '#contracts/figures.ts'
import './columns.css'

type Props = { weeks: Week[]; series: Series[] }

/** Every third week is labelled, counted back from the last. */
const isNamed = (i: number, count: number) => (count - 1 - i) % 3 === 0

const Hover = ({ week, series }: { week: Week; series: Series[] }) => (
  <div className="picture-hover">
    <p>Week of {dayOf(week.week)}: {whole(week.total)}</p>
    {series.filter(({ name }) => week.counts[name]).map(({ name }) => <p key={name}>{name} <span>{whole(week.counts[name]!)}</span></p>)}
  </div>
)

/** Which column the pointer is on: its figures stay while the pointer is on them, and Escape dismisses them (WCAG 1.4.13). */
const usePointed = () => {
  const [pointed, point] = useState<string>()
  useEffect(() => {
    if (!pointed) return
    const onKey = ({ key }: KeyboardEvent) => { if (key === 'Escape') point(undefined) }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [pointed])
  return [pointed, point] as const
}

/** A column for each week, stacked by series; hovering one shows its figures. Hidden from screen readers, which have all figures in the table beside it. */
export const Columns = ({ weeks, series }: Props) => {
  const [pointed, point] = usePointed()
  const ticks = ticksTo(Math.max(...weeks.map(({ total }) => total)))
  const part = (count: number) => `${(100 * count) / ticks.at(-1)!}%`
  return (
    <div className="columns-plot figures" onPointerLeave={() => point(undefined)}>
      {ticks.map((tick) => <span key={tick} className="columns-line" style={{ bottom: part(tick) }}><span>{whole(tick)}</span></span>)}
      <div className="columns-stacks">
        {weeks.map((week, i) => (
          <div key={week.week} onPointerEnter={() => point(week.week)}>
            {series.map(({ name }, place) => (week.counts[name] ? <i key={name} data-series={place + 1} style={{ height: part(week.counts[name]) }} /> : null))}
            {isNamed(i, weeks.length) && <span>{dayOf(week.week)}</span>}
            {pointed === week.week && week.total > 0 && <Hover week={week} series={series} />}
          </div>
        ))}
      </div>
    </div>
  )
}
