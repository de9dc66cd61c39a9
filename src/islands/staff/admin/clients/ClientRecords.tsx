import { useCallback, useMemo } from 'react'
import { clientRoutes, type Client } from '#contracts/api/clients.ts'
import { exportRoutes } from '#contracts/api/exports.ts'
import { DirectClient } from '#islands/staff/admin/clients/DirectClient.tsx'
import { useInterns } from '#islands/staff/admin/clients/use-interns.ts'
import { BY_STATUS, CLIENT_COLUMNS, nameOf } from '#islands/staff/clients/columns.tsx'
import { Address } from '#islands/staff/table/Address.tsx'
import { DataTable } from '#islands/staff/table/DataTable.tsx'
import type { ColumnOf, FilterOf } from '#islands/staff/table/types.ts'
import { useOpened } from '#islands/staff/table/use-opened.ts'
import { localDate } from '#lib/format.ts'
import './clients.css'

type Listed = typeof clientRoutes.getClients
const COLUMNS: ColumnOf<Listed>[] = [
  ...CLIENT_COLUMNS,
  { key: 'user', header: 'User', cell: ({ user }) => <Address of={user.email} /> },
  { key: 'createdAt', header: 'Created', sort: 'createdAt', fallsFirst: true, cell: ({ createdAt }) => localDate(createdAt) },
]

/** Filters by status and by intern. */
const useFilters = (): FilterOf<Listed>[] => {
  const interns = useInterns('clients.user')
  return useMemo(() => [BY_STATUS, { key: 'user', label: 'User', options: interns.map(({ _id, email }) => ({ value: _id, label: email })) }], [interns])
}

/** The table "Client Records" of /admin/dashboard (spec sections 2, 3 and 8), and the dialog in which an admin directs a client. */
export const ClientRecords = () => {
  const { opened, open, close } = useOpened('clients', 'client', 'Client')
  const actions = useCallback((client: Client) => (
    <button type="button" className="staff-button" data-client={client._id} aria-label={`Manage ${nameOf(client)}`} aria-haspopup="dialog" onClick={() => open(client._id)}>Manage</button>
  ), [open])
  return (
    <>
      <DataTable
        id="clients" caption="Client Records" route={clientRoutes.getClients} exportRoute={exportRoutes.exportClients} columns={COLUMNS} filters={useFilters()}
        searchLabel="Search by name" empty="No clients found. Add your first client above." failed="Failed to fetch clients"
        actions={actions}
      />
      {opened && <DirectClient key={opened} id={opened} open={open} onClose={close} />}
    </>
  )
}
