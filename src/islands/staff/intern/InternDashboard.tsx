import { ownClientRoutes } from '#contracts/api/clients.ts'
import { AddClient } from '#islands/staff/intern/AddClient.tsx'
import { EditClient } from '#islands/staff/intern/EditClient.tsx'
import { Records } from '#islands/staff/intern/Records.tsx'
import { useAnswer } from '#islands/staff/shell/queries.ts'
import { useAccount } from '#islands/staff/shell/session/use-session.ts'
import { StaffRoot } from '#islands/staff/shell/StaffRoot.tsx'
import { useOpened } from '#islands/staff/table/use-opened.ts'
import { whole } from '#contracts/figures.ts'
import './intern.css'

const TotalClients = () => {
  const { data } = useAnswer(ownClientRoutes.ownClients, { query: { pageSize: 1 } })
  return (
    <p className="total-clients">
      <span>Total Clients</span> <b>{data ? whole(data.meta?.total ?? data.data.length) : '–'}</b>
    </p>
  )
}

const Dashboard = () => {
  const accountId = useAccount('intern')
  const { opened, open, close } = useOpened('clients', 'edit', 'Client')
  return (
    <div className="intern">
      <TotalClients />
      <AddClient accountId={accountId} />
      <Records edit={open} />
      {opened && <EditClient key={opened} id={opened} accountId={accountId} open={open} onClose={close} />}
    </div>
  )
}

/** /intern/dashboard (spec section 2). */
export const InternDashboard = () => <StaffRoot role="intern"><Dashboard /></StaffRoot>
