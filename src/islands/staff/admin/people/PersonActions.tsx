import { useState } from 'react'
import { peopleRoutes, type Invitation } from '#contracts/api/people.ts'
import type { Invited, Person } from '#islands/staff/admin/people/columns.tsx'
import { toast } from '#islands/staff/shell/toasts/toast.ts'
import { isUndecided } from '#lib/api.ts'
import { call } from '#lib/call.ts'

type Props = {
  person: Person
  role: Invited['role']
  onInvited: (invited: Invited, invitation: Invitation) => void
  /** After a failed call: the list may be out of date, and a link to hand over may have become invalid. */
  onFailed: () => void
  /** Asks whether to activate or deactivate the account. */
  ask: (person: Person) => void
}

/** Which link a person can be sent, by the state of their account. */
const LINKS = {
  invited: { route: peopleRoutes.inviteAgain, purpose: 'invitation', name: 'Invite again', sent: 'An invitation', failed: 'Failed to send the invitation. Please try again.' },
  active: { route: peopleRoutes.resetPassword, purpose: 'reset', name: 'Reset password', sent: 'A link to choose a new password', failed: 'Failed to send the link. Please try again.' },
  inactive: undefined,
} as const

const LOST = 'No answer came, so it may or may not have been sent. Please send it again: only the last one counts.'

/** An admin's buttons for one intern or judge. */
export const PersonActions = ({ person, role, onInvited, onFailed, ask }: Props) => {
  const { _id: id, email, state } = person
  const [busy, setBusy] = useState(false)
  const link = LINKS[state]
  const change = state === 'inactive' ? 'Activate' : 'Deactivate'
  const send = async ({ route, purpose, sent, failed }: NonNullable<typeof link>) => {
    if (busy) return
    setBusy(true)
    const result = await call(route, { params: { id } })
    setBusy(false)
    if (!result.ok) {
      toast.failure(isUndecided(result) ? LOST : failed)
      onFailed()
      return
    }
    const { sent: isSent, link: toHandOver } = result.data.invitation
    toast.mended(failed, LOST)
    if (isSent && !toHandOver) toast.success(`${sent} has been sent to ${email}`)
    else toast.info(`${email} gets no email from here: the link to pass on is at the top of the page`)
    onInvited({ id, role, email, purpose }, result.data.invitation)
  }
  return (
    <>
      {link && <button type="button" className="staff-button" aria-disabled={busy} aria-label={`${link.name} ${email}`} onClick={() => void send(link)}>{link.name}</button>}
      <button type="button" className="staff-button" data-person={id} aria-label={`${change} ${email}`} onClick={() => ask(person)}>{change}</button>
    </>
  )
}
