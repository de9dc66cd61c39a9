import type { Overview } from '#contracts/api/overview.ts'
import { allForms } from '#contracts/forms/registry.ts'
import { seriesOf } from '#islands/staff/admin/pictures/words.ts'
import { briefDate } from '#lib/format.ts'

export type Series = { name: string; total: number }
/** One column of the picture: its Monday, and a count by the name of each series. */
export type Week = { week: string; total: number; counts: Record<string, number> }

/** As many as there are colours; where there are more, the smallest are one series, "Others", which comes last. */
const SERIES = 5
const OTHERS = 'Others'
/** A form keeps its place in the stack, and so its colour, whatever came in these weeks; forms that no longer exist come last. */
const ORDER = [...new Set(allForms.map(({ id }) => seriesOf(id)))].reverse()
const placeOf = ({ name }: Series) => (ORDER.includes(name) ? ORDER.indexOf(name) : ORDER.length + Number(name === OTHERS))

/** "Nov 16" */
export const dayOf = (week: string): string => briefDate(new Date(week))

const totals = (rows: Overview['submissionsByWeek'], nameOf: (form: string) => string): Series[] => {
  const byName = new Map<string, number>()
  for (const { form, count } of rows) byName.set(nameOf(form), (byName.get(nameOf(form)) ?? 0) + count)
  return [...byName].map(([name, total]) => ({ name, total })).sort((a, b) => b.total - a.total || (a.name < b.name ? -1 : 1))
}

/** The twelve weeks as columns of at most five series: where there are more forms than colours, the largest are named. */
export const weeksOf = (rows: Overview['submissionsByWeek']): { weeks: Week[]; series: Series[] } => {
  const all = totals(rows, seriesOf)
  const named = all.length > SERIES ? all.slice(0, SERIES - 1) : all
  const nameOf = (form: string) => (named.some(({ name }) => name === seriesOf(form)) ? seriesOf(form) : OTHERS)
  // `Map.groupBy` is younger than the oldest browsers that we build for.
  const weeks = [...new Set(rows.map(({ week }) => week))].map((week) => {
    const own = rows.filter((row) => row.week === week)
    const counts = Object.fromEntries(totals(own, nameOf).map(({ name, total }) => [name, total]))
    return { week, total: own.reduce((sum, { count }) => sum + count, 0), counts }
  })
  return { weeks, series: totals(rows, nameOf).sort((a, b) => placeOf(a) - placeOf(b)) }
}
