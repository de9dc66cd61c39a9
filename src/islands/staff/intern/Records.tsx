import { useCallback } from 'react'
import { ownClientExportRoutes, ownClientRoutes, type Client } from '#contracts/api/clients.ts'
import { BY_STATUS, CLIENT_COLUMNS, nameOf } from '#islands/staff/clients/columns.tsx'
import { DataTable } from '#islands/staff/table/DataTable.tsx'

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
