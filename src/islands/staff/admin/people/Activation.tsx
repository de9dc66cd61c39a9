import { useState } from 'react'
import { peopleRoutes } from '#contracts/api/people.ts'
import type { Person } from '#islands/staff/admin/people/columns.tsx'
import { ConfirmDialog } from '#islands/staff/admin/people/ConfirmDialog.tsx'
import { dialogGone } from '#islands/staff/shell/toasts/dialog-gone.ts'
import { toast } from '#islands/staff/shell/toasts/toast.ts'
import { useBackToRow } from '#islands/staff/table/use-back-to-row.ts'
import { isUndecided } from '#lib/api.ts'
import { call } from '#lib/call.ts'

const words = {
  off: {
    title: 'Deactivate this account?', button: 'Deactivate', busy: 'Deactivating...', done: 'has been deactivated', failed: 'Failed to deactivate. Please try again.',
    text: (email: string) => `${email} is signed out everywhere and can’t sign in until you activate the account again. What they have entered stays.`,
  },
  on: {
    title: 'Activate this account?', button: 'Activate', busy: 'Activating...', done: 'has been activated', failed: 'Failed to activate. Please try again.',
    text: (email: string) => `${email} can sign in again with the password from before; without one they can be invited again.`,
  },
}

const LOST = 'No answer came, so it may or may not have been done: the list shows it.'

type Props = { person: Person; /** The id of the table. */ table: string; onClose: () => void; onChanged: () => void; /** Whoever is deactivated can't use a link any more. */ onDeactivated: (id: string) => void; /** A call failed, and may have deactivated them all the same. */ onDoubt: () => void }

/** Deactivates or activates an account after confirmation. The dialog belongs to the person, wherever their row goes meanwhile. */
export const Activation = ({ person: { _id: id, email, state }, table, onClose, onChanged, onDeactivated, onDoubt }: Props) => {
  const [busy, setBusy] = useState(false)
  const { title, text, ...say } = words[state === 'inactive' ? 'on' : 'off']
  useBackToRow(table, 'person', id)

  const switchOver = async () => {
    const dialog = document.querySelector('dialog:modal')
    setBusy(true)
    const result = await call(peopleRoutes.setActive, { params: { id }, body: { active: state === 'inactive' } })
    onClose()
    onChanged()
    if (!result.ok) onDoubt()
    else if (state !== 'inactive') onDeactivated(id)
    await dialogGone(dialog)
    if (result.ok) toast.success(`${email} ${say.done}`, say.failed, LOST)
    else toast.failure(isUndecided(result) ? LOST : say.failed)
  }
  return <ConfirmDialog title={title} button={say.button} busy={busy && say.busy} onConfirm={() => void switchOver()} onClose={onClose}>{text(email)}</ConfirmDialog>
}
