import { useCallback, useState } from 'react'
import { exportRoutes } from '#contracts/api/exports.ts'
import { peopleRoutes, type Invitation } from '#contracts/api/people.ts'
import { Activation } from '#islands/staff/admin/people/Activation.tsx'
import { judgeColumns, stateFilter, userColumns, type Invited, type Person } from '#islands/staff/admin/people/columns.tsx'
import { PersonActions } from '#islands/staff/admin/people/PersonActions.tsx'
import { useRefresh } from '#islands/staff/shell/queries.ts'
import { DataTable } from '#islands/staff/table/DataTable.tsx'
import './people.css'

type Props = {
  onInvited: (invited: Invited, invitation: Invitation) => void
  /** Whoever is deactivated can't use their invitation any more. */
  onDeactivated: (id: string) => void
  /** After a failed call: a link to hand over may have become invalid. */
  onDoubt: () => void
}

/** The buttons of each row, and the dialog that "Activate" or "Deactivate" opens. */
const useActions = (table: 'users' | 'judges', { onInvited, onDeactivated, onDoubt }: Props) => {
  const refreshAll = useRefresh()
  const refresh = useCallback(() => void refreshAll(table === 'users' ? peopleRoutes.getUsers : peopleRoutes.getJudges), [refreshAll, table])
  const failed = useCallback(() => { refresh(); onDoubt() }, [refresh, onDoubt])
  const [asked, ask] = useState<Person>()
  const actions = useCallback((row: Person) => <PersonActions person={row} role={table === 'users' ? 'intern' : 'judge'} onInvited={onInvited} onFailed={failed} ask={ask} />, [onInvited, failed, table])
  return { actions, dialog: asked && <Activation person={asked} table={table} onClose={() => ask((now) => (now === asked ? undefined : now))} onChanged={refresh} onDeactivated={onDeactivated} onDoubt={onDoubt} /> }
}

/** The table of interns (spec sections 2, 3 and 8). */
export const Users = (props: Props) => {
  const { actions, dialog } = useActions('users', props)
  return (
    <>
      <DataTable
        id="users" caption="Intern" route={peopleRoutes.getUsers} columns={userColumns} filters={stateFilter} searchLabel="Search interns"
        empty="No User found." failed="Failed to fetch clients" exportRoute={exportRoutes.exportUsers} actions={actions}
      />
      {dialog}
    </>
  )
}

/** The table of judges. */
export const Judges = (props: Props) => {
  const { actions, dialog } = useActions('judges', props)
  return (
    <>
      <DataTable
        id="judges" caption="Judges" route={peopleRoutes.getJudges} columns={judgeColumns} filters={stateFilter} searchLabel="Search judges"
        empty="No judge found." failed="Failed to fetch responses" exportRoute={exportRoutes.exportJudges} actions={actions}
      />
      {dialog}
    </>
  )
}
