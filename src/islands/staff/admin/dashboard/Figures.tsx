import { overviewRoutes } from '#contracts/api/office.ts'
import { peopleRoutes } from '#contracts/api/people.ts'
import { useAnswer } from '#islands/staff/shell/queries.ts'
import { whole } from '#lib/figures.ts'

const written = (count: number | undefined) => (count === undefined ? '–' : whole(count))
const counted = (count: number, one: string, many: string) => `${whole(count)} ${count === 1 ? one : many}`

const useInvited = () => {
  const query = { state: 'invited' as const, page: 1, pageSize: 1 }
  const users = useAnswer(peopleRoutes.getUsers, { query })
  const judges = useAnswer(peopleRoutes.getJudges, { query })
  return { interns: users.data?.meta?.total, judges: judges.data?.meta?.total }
}

/** How many there are, and in one quiet line what waits for somebody. */
export const Figures = () => {
  const overview = useAnswer(overviewRoutes.overview).data?.data
  const invited = useInvited()
  const waiting = [
    overview?.newSubmissions && { href: '/admin/inbox?inbox.state=new', text: counted(overview.newSubmissions, 'new submission', 'new submissions') },
    invited.interns && { href: '?users.state=invited#users', text: counted(invited.interns, 'intern invited, not in yet', 'interns invited, not in yet') },
    invited.judges && { href: '?judges.state=invited#judges', text: counted(invited.judges, 'judge invited, not in yet', 'judges invited, not in yet') },
  ].filter((each) => typeof each === 'object')
  const isKnown = overview && invited.interns !== undefined && invited.judges !== undefined
  return (
    <div className="figures-row">
      <dl className="counters">
        <div><dt>Total Users</dt><dd>{written(overview?.users)}</dd></div>
        <div><dt>Total Clients</dt><dd>{written(overview?.clients)}</dd></div>
      </dl>
      <ul className="waiting" aria-label="What needs you now">
        {waiting.map(({ href, text }) => <li key={href}><a href={href}>{text}</a></li>)}
        {isKnown && waiting.length === 0 && <li>Nothing waits for you.</li>}
      </ul>
    </div>
  )
}
