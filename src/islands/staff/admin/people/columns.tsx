/** What the tables of interns and judges show of a person. */
import type { LinkPurpose } from '#contracts/api/auth.ts'
import { ACCOUNT_STATES, type Judge, type peopleRoutes, type User } from '#contracts/api/people.ts'
import { Address } from '#islands/staff/table/Address.tsx'
import type { Column, ColumnOf, Filter } from '#islands/staff/table/types.ts'
import { localDate } from '#lib/format.ts'
import { Status, type Tone } from '#ui/Status.tsx'

export type Person = User | Judge
/** Whose link it is, and whether it is an invitation or a password reset. */
export type Invited = { id: string; role: 'intern' | 'judge'; email: string; purpose: LinkPurpose }
const TONES: Record<Person['state'], Tone> = { active: 'green', invited: 'yellow', inactive: 'grey' }
const WORDS: Record<Person['state'], string> = { active: 'Active', invited: 'Invited', inactive: 'Inactive' }

const email: Column<Person, 'email'> = { key: 'email', header: 'Email', cell: (row) => <Address of={row.email} />, sort: 'email', fixed: true }
const state: Column<Person, never> = { key: 'state', header: 'State', cell: (row) => <Status tone={TONES[row.state]}>{WORDS[row.state]}</Status> }
const added: Column<Person, 'createdAt'> = { key: 'createdAt', header: 'Added', cell: (row) => localDate(row.createdAt), sort: 'createdAt', fallsFirst: true }

export const userColumns: ColumnOf<typeof peopleRoutes.getUsers>[] = [email, state, { key: 'clients', header: 'Clients', cell: (row) => row.clients, sort: 'clients', numeric: true }, added]
export const judgeColumns: ColumnOf<typeof peopleRoutes.getJudges>[] = [email, state, { key: 'evaluations', header: 'Evaluations', cell: (row) => row.evaluations, sort: 'evaluations', numeric: true }, added]
export const stateFilter: Filter<'state'>[] = [{ key: 'state', label: 'State', options: ACCOUNT_STATES.map((value) => ({ value, label: WORDS[value] })) }]
