import { Pencil } from 'lucide-react'
import { useCallback, useMemo } from 'react'
import { clientRoutes, type Client } from '#contracts/api/clients.ts'
import { CLIENT_STATUSES, statusTone } from '#contracts/client-status.ts'
import { exportRoutes } from '#contracts/api/office.ts'
import { DirectClient } from '#islands/staff/admin/clients/DirectClient.tsx'
import { useInterns } from '#islands/staff/admin/clients/use-interns.ts'
import { nameOf } from '#islands/staff/intern/Records.tsx'
import { useOpened } from '#islands/staff/shell/use-opened.ts'
import { DataTable } from '#islands/staff/table/DataTable.tsx'
import type { Column, Filter } from '#islands/staff/table/types.ts'
import { localDate, longCalendarDate } from '#lib/format.ts'
import { Status } from '#ui/Status.tsx'
import './clients.css'

const COLUMNS: Column<Client>[] = [
  { key: 'name', header: 'Name', sort: 'lastName', fixed: true, cell: nameOf },
  { key: 'age', header: 'Age', sort: 'age', numeric: true, cell: ({ age }) => age },
  { key: 'status', header: 'Status', sort: 'status', cell: ({ status }) => <Status tone={statusTone(status)}>{status}</Status> },
  { key: 'dateOfBirth', header: 'Date of Birth', sort: 'dateOfBirth', cell: ({ dateOfBirth }) => longCalendarDate(dateOfBirth) },
  { key: 'user', header: 'User', cell: ({ user }) => user.email },
  { key: 'createdAt', header: 'Created', sort: 'createdAt', fallsFirst: true, cell: ({ createdAt }) => localDate(createdAt) },
]
const BY_STATUS: Filter = { key: 'status', label: 'Status', options: CLIENT_STATUSES.map((status) => ({ value: status, label: status })) }

/** By status, and by whose they are. */
const useFilters = (): Filter[] => {
  const interns = useInterns('clients.user')
  return useMemo(() => [BY_STATUS, { key: 'user', label: 'User', options: interns.map(({ _id, email }) => ({ value: _id, label: email })) }], [interns])
}

/** The table "Client Records" of /admin/dashboard (spec sections 2, 3 and 8), and the dialog in which an admin directs a client. */
export const ClientRecords = () => {
  const { opened, open, close } = useOpened('client')
  const actions = useCallback((client: Client) => (
    <button type="button" className="staff-button" data-client={client._id} aria-label={`Manage ${nameOf(client)}`} aria-haspopup="dialog" onClick={() => open(client._id)}>
      <Pencil className="icon" aria-hidden="true" /> Manage
    </button>
  ), [open])
  return (
    <>
      <DataTable
        id="clients" caption="Client Records" route={clientRoutes.getClients} exportRoute={exportRoutes.exportClients} columns={COLUMNS} filters={useFilters()}
        searchLabel="Search by name" empty="No clients found. Add your first client above." failed="Failed to fetch clients"
        actions={actions}
      />
      {opened && <DirectClient key={opened} id={opened} onClose={close} />}
    </>
  )
}
