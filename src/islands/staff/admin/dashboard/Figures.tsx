import { overviewRoutes } from '#contracts/api/overview.ts'
import { peopleRoutes } from '#contracts/api/people.ts'
import { useAnswer } from '#islands/staff/shell/queries.ts'
import { countOf, whole } from '#contracts/figures.ts'

const written = (count: number | undefined) => (count === undefined ? '–' : whole(count))

const INVITED = { state: 'invited' as const, page: 1, pageSize: 1 }

const useCounts = () => {
  const overview = useAnswer(overviewRoutes.overview)
  const users = useAnswer(peopleRoutes.getUsers, { query: INVITED })
  const judges = useAnswer(peopleRoutes.getJudges, { query: INVITED })
  return {
    overview: overview.data?.data,
    submissions: { count: overview.data?.data.newSubmissions, isMissing: overview.isMissing },
    interns: { count: users.data?.meta?.total, isMissing: users.isMissing },
    judges: { count: judges.data?.meta?.total, isMissing: judges.isMissing },
  }
}

/** The totals, and one quiet line of what waits for somebody; what could not be counted is named. */
export const Figures = () => {
  const { overview, submissions, interns, judges } = useCounts()
  const counts = [
    { ...submissions, what: 'New submissions', href: '/admin/inbox?inbox.state=new', one: 'new submission', many: 'new submissions' },
    { ...interns, what: 'Invited interns', href: '?users.state=invited#users', one: 'intern invited, not in yet', many: 'interns invited, not in yet' },
    { ...judges, what: 'Invited judges', href: '?judges.state=invited#judges', one: 'judge invited, not in yet', many: 'judges invited, not in yet' },
  ]
  const isNothing = counts.every(({ count }) => count === 0)
  return (
    <div className="figures-row">
      <dl className="counters">
        <div><dt>Total Users</dt><dd>{written(overview?.users)}</dd></div>
        <div><dt>Total Clients</dt><dd>{written(overview?.clients)}</dd></div>
      </dl>
      <ul className="waiting" aria-label="What needs you now">
        {counts.map(({ what, href, count, one, many, isMissing }) => (count
          ? <li key={href}><a href={href}>{countOf(count, one, many)}</a></li>
          : isMissing && <li key={what}>{what} could not be counted.</li>))}
        {isNothing && <li>Nothing is waiting for you.</li>}
      </ul>
    </div>
  )
}
