import { parseAsString, useQueryState } from 'nuqs'
import { startTransition, useEffect, useRef, useState } from 'react'
import { ownClientRoutes } from '#contracts/api/clients.ts'
import { AddClient } from '#islands/staff/intern/AddClient.tsx'
import { EditClient } from '#islands/staff/intern/EditClient.tsx'
import { Records } from '#islands/staff/intern/Records.tsx'
import { useAnswer } from '#islands/staff/shell/queries.ts'
import { StaffRoot } from '#islands/staff/shell/StaffRoot.tsx'
import { accountOf } from '#lib/session.ts'
import { whole } from '#lib/figures.ts'
import './intern.css'

const TotalClients = () => {
  const { data } = useAnswer(ownClientRoutes.ownClients, { query: { pageSize: 1 } })
  return (
    <p className="total-clients">
      <span>Total Clients</span> <b>{data ? whole(data.meta?.total ?? data.data.length) : '–'}</b>
    </p>
  )
}

/** Back to the button that opened the dialog, or to the table where it is no longer on the page. */
const focusRow = (id: string): void => {
  const target = document.querySelector<HTMLElement>(`[data-edit="${CSS.escape(id)}"]`) ?? document.getElementById('clients-heading')
  target?.focus()
}

/** Which client is edited is held by the address bar: an expired session comes back to the dialog and its draft. */
const useEdited = () => {
  const [edited, setEdited] = useQueryState('edit', parseAsString.withDefault('').withOptions({ history: 'push' }))
  const last = useRef('')
  useEffect(() => {
    if (!edited && last.current) focusRow(last.current)
    last.current = edited
  }, [edited])
  // The press is answered first: a dialog restyles all that lies behind it.
  return { edited, edit: (id: string) => startTransition(() => void setEdited(id)), close: () => void setEdited(null, { history: 'replace' }) }
}

const Dashboard = () => {
  const [accountId] = useState(() => accountOf('intern'))
  const { edited, edit, close } = useEdited()
  return (
    <div className="intern">
      <TotalClients />
      <AddClient accountId={accountId} />
      <Records edit={edit} />
      {edited && <EditClient key={edited} id={edited} accountId={accountId} onClose={close} />}
    </div>
  )
}

/** /intern/dashboard (spec section 2). */
export const InternDashboard = () => <StaffRoot role="intern"><Dashboard /></StaffRoot>
