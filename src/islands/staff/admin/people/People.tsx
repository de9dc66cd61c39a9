import { exportRoutes } from '#contracts/api/office.ts'
import { peopleRoutes, type Invitation } from '#contracts/api/people.ts'
import { judgeColumns, stateFilter, userColumns } from '#islands/staff/admin/people/columns.tsx'
import { PersonActions } from '#islands/staff/admin/people/PersonActions.tsx'
import { useRefresh } from '#islands/staff/shell/queries.ts'
import { DataTable } from '#islands/staff/table/DataTable.tsx'
import './people.css'

type Props = { onInvited: (email: string, invitation: Invitation) => void }

/** The table of interns (spec sections 2, 3 and 8). */
export const Users = ({ onInvited }: Props) => {
  const refresh = useRefresh()
  return (
    <DataTable
      id="users" caption="Intern" route={peopleRoutes.getUsers} columns={userColumns} filters={stateFilter} searchLabel="Search interns"
      empty="No User found." failed="Failed to fetch clients" exportRoute={exportRoutes.exportUsers}
      actions={(row) => <PersonActions person={row} onInvited={onInvited} onChanged={() => void refresh(peopleRoutes.getUsers)} />}
    />
  )
}

/** The table of judges. */
export const Judges = ({ onInvited }: Props) => {
  const refresh = useRefresh()
  return (
    <DataTable
      id="judges" caption="Judges" route={peopleRoutes.getJudges} columns={judgeColumns} filters={stateFilter} searchLabel="Search judges"
      empty="No judge found." failed="Failed to fetch responses" exportRoute={exportRoutes.exportJudges}
      actions={(row) => <PersonActions person={row} onInvited={onInvited} onChanged={() => void refresh(peopleRoutes.getJudges)} />}
    />
  )
}
