import { useEffect, useRef, useState } from 'react'
import { peopleRoutes, type Invitation, type Judge, type User } from '#contracts/api/people.ts'
import { ConfirmDialog } from '#islands/staff/admin/people/ConfirmDialog.tsx'
import { toast } from '#islands/staff/shell/toast.ts'
import { call } from '#lib/call.ts'

type Person = User | Judge
type Props = { person: Person; onInvited: (email: string, invitation: Invitation) => void; onChanged: () => void }

const words = {
  off: {
    title: 'Deactivate this account?', button: 'Deactivate', busy: 'Deactivating...', done: 'has been deactivated', failed: 'Failed to deactivate. Please try again.',
    text: (email: string) => `${email} is signed out everywhere and can’t sign in until you activate the account again. What they have entered stays.`,
  },
  on: {
    title: 'Activate this account?', button: 'Activate', busy: 'Activating...', done: 'has been activated', failed: 'Failed to activate. Please try again.',
    text: (email: string) => `${email} can sign in again with the password from before.`,
  },
}

/** What an admin does with one intern or judge. */
export const PersonActions = ({ person: { _id: id, email, state }, onInvited, onChanged }: Props) => {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)
  const { title, text, ...say } = words[state === 'inactive' ? 'on' : 'off']

  // Once the dialog is gone: before, nothing outside of it can take the focus.
  useEffect(() => {
    if (wasAsking.current && !asking) opener.current!.focus()
    wasAsking.current = asking
  }, [asking])

  const invite = async () => {
    if (busy) return
    setBusy(true)
    const result = await call(peopleRoutes.inviteAgain, { params: { id } })
    setBusy(false)
    if (!result.ok) {
      toast.error('Failed to send the invitation. Please try again.')
      return
    }
    if (result.data.invitation.sent) toast.success(`An invitation has been sent to ${email}`)
    onInvited(email, result.data.invitation)
  }
  const setActive = async () => {
    setBusy(true)
    const result = await call(peopleRoutes.setActive, { params: { id }, body: { active: state === 'inactive' } })
    setBusy(false)
    setAsking(false)
    if (result.ok) toast.success(`${email} ${say.done}`)
    else toast.error(say.failed)
    onChanged()
  }
  return (
    <>
      {state === 'invited' && <button type="button" className="staff-button" aria-disabled={busy} onClick={() => void invite()}>Invite again<span className="sr-only"> {email}</span></button>}
      <button ref={opener} type="button" className="staff-button" onClick={() => setAsking(true)}>{say.button}<span className="sr-only"> {email}</span></button>
      {asking && <ConfirmDialog title={title} button={say.button} busy={busy && say.busy} onConfirm={() => void setActive()} onClose={() => setAsking(false)}>{text(email)}</ConfirmDialog>}
    </>
  )
}
