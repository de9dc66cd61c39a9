import { useCallback } from 'react'
import { ownClientExportRoutes, ownClientRoutes, type Client } from '#contracts/api/clients.ts'
import { CLIENT_STATUSES, statusTone } from '#contracts/client-status.ts'
import { DataTable } from '#islands/staff/table/DataTable.tsx'
import type { Column, Filter } from '#islands/staff/table/types.ts'
import { longCalendarDate } from '#lib/format.ts'
import { Status } from '#ui/Status.tsx'

export const nameOf = ({ firstName, middleName, lastName }: Client) => [firstName, middleName, lastName].filter(Boolean).join(' ')

/** What every list of clients shows, and by what it is filtered. */
export const CLIENT_COLUMNS: Column<Client>[] = [
  { key: 'name', header: 'Name', sort: 'lastName', fixed: true, cell: nameOf },
  { key: 'age', header: 'Age', sort: 'age', numeric: true, cell: ({ age }) => age },
  { key: 'status', header: 'Status', sort: 'status', cell: ({ status }) => <Status tone={statusTone(status)}>{status}</Status> },
  { key: 'dateOfBirth', header: 'Date of Birth', sort: 'dateOfBirth', cell: ({ dateOfBirth }) => longCalendarDate(dateOfBirth) },
]
export const BY_STATUS: Filter = { key: 'status', label: 'Status', options: CLIENT_STATUSES.map((status) => ({ value: status, label: status })) }
const FILTERS = [BY_STATUS]

/** The table "Client Records" (spec section 2, /intern/dashboard); `edit` opens the dialog of a row. */
export const Records = ({ edit }: { edit: (id: string) => void }) => {
  const actions = useCallback((client: Client) => (
    <button type="button" className="staff-button" data-edit={client._id} aria-label={`Edit ${nameOf(client)}`} aria-haspopup="dialog" onClick={() => edit(client._id)}>Edit</button>
  ), [edit])
  return (
    <DataTable
      id="clients" caption="Client Records" route={ownClientRoutes.ownClients} exportRoute={ownClientExportRoutes.exportOwnClients} columns={CLIENT_COLUMNS} filters={FILTERS}
      searchLabel="Search by name" empty="No clients found. Add your first client above." failed="Failed to fetch clients" actions={actions}
    />
  )
}
