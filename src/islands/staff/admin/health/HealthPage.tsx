import { healthRoutes } from '#contracts/api/health.ts'
import { factsOf, signsOf, type Build, type Sign } from '#islands/staff/admin/health/signs.ts'
import { Loading } from '#islands/staff/shell/Loading.tsx'
import { useAnswer } from '#islands/staff/shell/queries.ts'
import { UNREACHABLE } from '#islands/staff/shell/unreachable.ts'
import { StaffRoot } from '#islands/staff/shell/StaffRoot.tsx'
import { Alert } from '#ui/Alert.tsx'
import { announce } from '#ui/announce.ts'
import { Status } from '#ui/Status.tsx'
import './health.css'

const Row = ({ sign: { name, value, tone, word, hint } }: { sign: Sign }) => (
  <div className="health-row">
    <dt>{name}</dt>
    <dd>
      <span>{value}</span>
      {tone && word && <Status tone={tone}>{word}</Status>}
      {hint && <p className="health-hint">{hint}</p>}
    </dd>
  </div>
)

const List = ({ title, signs }: { title: string; signs: Sign[] }) => (
  <section className="health-list" aria-label={title}>
    <h2>{title}</h2>
    <dl>{signs.map((sign) => <Row key={sign.name} sign={sign} />)}</dl>
  </section>
)

const State = ({ build }: { build: Build }) => {
  const { data, error, errorUpdateCount, isFetching, refetch } = useAnswer(healthRoutes.systemHealth)
  const look = async () => {
    if (!(await refetch()).isError) announce('Everything on this page is as of now.')
  }
  if (!error && !data) return <Loading lines={2} />
  return (
    <div className="health">
      {error && <Alert key={errorUpdateCount} detail={error.failure.error || UNREACHABLE}>The state could not be loaded.</Alert>}
      {data && <List title="Signs" signs={signsOf(data.data, build)} />}
      {data && <List title="Facts" signs={factsOf(data.data, build)} />}
      <div><button type="button" className="staff-button" aria-disabled={isFetching} onClick={() => { if (!isFetching) void look() }}>{isFetching ? 'Checking...' : 'Check again'}</button></div>
    </div>
  )
}

/** /admin/health: what an operator looks at first. */
export const HealthPage = ({ build }: { build: Build }) => <StaffRoot role="admin"><State build={build} /></StaffRoot>
