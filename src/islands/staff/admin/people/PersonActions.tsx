import { useState } from 'react'
import { peopleRoutes, type Invitation } from '#contracts/api/people.ts'
import type { Invited, Person } from '#islands/staff/admin/people/columns.tsx'
import { toast } from '#islands/staff/shell/toast.ts'
import { call } from '#lib/call.ts'

type Props = {
  person: Person
  role: Invited['role']
  onInvited: (invited: Invited, invitation: Invitation) => void
  /** The list may be another than what it shows. */
  onFailed: () => void
  /** Asks whether to switch the account. */
  ask: (person: Person) => void
}

/** What an admin does with one intern or judge. */
export const PersonActions = ({ person, role, onInvited, onFailed, ask }: Props) => {
  const { _id: id, email, state } = person
  const [busy, setBusy] = useState(false)
  const invite = async () => {
    if (busy) return
    setBusy(true)
    const result = await call(peopleRoutes.inviteAgain, { params: { id } })
    setBusy(false)
    if (!result.ok) {
      toast.error('Failed to send the invitation. Please try again.')
      onFailed()
      return
    }
    if (result.data.invitation.sent) toast.success(`An invitation has been sent to ${email}`)
    onInvited({ id, role, email }, result.data.invitation)
  }
  return (
    <>
      {state === 'invited' && <button type="button" className="staff-button" aria-disabled={busy} onClick={() => void invite()}>Invite again<span className="sr-only"> {email}</span></button>}
      <button type="button" className="staff-button" data-person={id} onClick={() => ask(person)}>{state === 'inactive' ? 'Activate' : 'Deactivate'}<span className="sr-only"> {email}</span></button>
    </>
  )
}
