import type { Client } from '#contracts/api/clients.ts'
import { CLIENT_STATUSES, statusTone } from '#contracts/client-status.ts'
import type { Column, Filter } from '#islands/staff/table/types.ts'
import { longCalendarDate } from '#lib/format.ts'
import { Status } from '#ui/Status.tsx'

export const nameOf = ({ firstName, middleName, lastName }: Client) => [firstName, middleName, lastName].filter(Boolean).join(' ')

/** The columns of every list of clients, and its filter. */
export const CLIENT_COLUMNS: Column<Client, 'lastName' | 'age' | 'status' | 'dateOfBirth'>[] = [
  { key: 'name', header: 'Name', sort: 'lastName', fixed: true, cell: nameOf },
  { key: 'age', header: 'Age', sort: 'age', numeric: true, cell: ({ age }) => age },
  { key: 'status', header: 'Status', sort: 'status', cell: ({ status }) => <Status tone={statusTone(status)}>{status}</Status> },
  { key: 'dateOfBirth', header: 'Date of Birth', sort: 'dateOfBirth', cell: ({ dateOfBirth }) => longCalendarDate(dateOfBirth) },
]
export const BY_STATUS: Filter<'status'> = { key: 'status', label: 'Status', options: CLIENT_STATUSES.map((status) => ({ value: status, label: status })) }
