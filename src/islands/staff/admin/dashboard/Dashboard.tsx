import { LogOut } from 'lucide-react'
import { ClientRecords } from '#islands/staff/admin/clients/ClientRecords.tsx'
import { AddForms } from '#islands/staff/admin/dashboard/AddForms.tsx'
import { Figures } from '#islands/staff/admin/dashboard/Figures.tsx'
import { JudgeResponse } from '#islands/staff/admin/judging/JudgeResponse.tsx'
import { Invitations } from '#islands/staff/admin/people/Invitations.tsx'
import { Judges, Users } from '#islands/staff/admin/people/People.tsx'
import { useInvitations } from '#islands/staff/admin/people/use-invitations.ts'
import { Pictures } from '#islands/staff/admin/pictures/Pictures.tsx'
import { StaffRoot } from '#islands/staff/shell/StaffRoot.tsx'
import './dashboard.css'

const Content = () => {
  const { links, looks, lookAgain, take, dismiss } = useInvitations()
  return (
    <div className="dashboard">
      <Figures />
      <Invitations links={links} looks={looks} dismiss={dismiss} />
      <AddForms onInvited={take} />
      <Pictures />
      <Users onInvited={take} onDeactivated={dismiss} onDoubt={lookAgain} />
      <ClientRecords />
      <Judges onInvited={take} onDeactivated={dismiss} onDoubt={lookAgain} />
      <JudgeResponse />
      {/* The page's frame handles its click (`shell/session/log-out.ts`). */}
      <button type="button" className="staff-button" data-log-out="admin"><LogOut className="icon" aria-hidden="true" /> Logout</button>
    </div>
  )
}

/** The admin's dashboard (spec section 2). */
export const Dashboard = () => <StaffRoot role="admin"><Content /></StaffRoot>
