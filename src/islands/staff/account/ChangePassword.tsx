import { useRef, useState } from 'react'
import { changePasswordOf, PASSWORD_LENGTH } from '#contracts/api/auth.ts'
import { sessionsOf } from '#contracts/api/sessions.ts'
import type { Role } from '#contracts/roles.ts'
import { AskingForm } from '#islands/staff/account/AskingForm.tsx'
import { PASSWORD } from '#islands/staff/account/parts.ts'
import { Section } from '#islands/staff/account/Section.tsx'
import { useAnswer, useRefresh } from '#islands/staff/shell/queries.ts'
import { toast } from '#islands/staff/shell/toasts/toast.ts'
import { PasswordField } from '#islands/staff/sign-in/PasswordField.tsx'
import { call } from '#lib/call.ts'
import { Button } from '#ui/Button.tsx'
import { focusHere } from '#ui/focus-here.ts'

const LOST = 'No answer came, so your password may or may not have been changed. Send it again: if your current password is then refused, the new one is in force.'

/**
 * Tells a password manager whose password this is. Not an admin's: theirs may be kept under a name or an address, and with
 * the other one the old password would stay beside the new one.
 */
const Whose = ({ role }: { role: Role }) => {
  const { data } = useAnswer(sessionsOf[role])
  if (role === 'admin' || !data) return
  return <input className="sr-only" type="text" name="username" autoComplete="username" value={data.email} readOnly tabIndex={-1} aria-hidden="true" />
}

/** Changes the password; asks for the present one (trust row 6). */
export const ChangePassword = ({ role }: { role: Role }) => {
  const refresh = useRefresh()
  const [done, setDone] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  /** Refreshes the sessions: a change ends all others. */
  const look = () => void refresh(sessionsOf[role])
  const onDone = () => {
    setDone(done + 1)
    // The form is replaced, and with it the button that had the focus.
    focusHere(heading.current!)
    toast.success('Your password has been changed')
    look()
  }
  return (
    <Section {...PASSWORD} heading={heading}>
      {/* A new form after each change, so that no password stays in a field. */}
      <AskingForm
        key={done} onDone={onDone} onDoubt={look} lost={LOST}
        ask={({ password = '', newPassword = '' }) => call(changePasswordOf[role], { body: { password, newPassword } })}
        buttons={(busy) => <div><Button type="submit" look="line" busy={busy && 'One moment...'}>Change password</Button></div>}
      >
        {(problems) => (
          <>
            <Whose role={role} />
            <PasswordField id="security-present" label="Current password" name="password" autoComplete="current-password" error={problems['password']} required />
            <PasswordField
              id="security-new" label="New password" name="newPassword" autoComplete="new-password" hint={`At least ${PASSWORD_LENGTH.min} characters.`} required
              error={problems['newPassword']} minLength={PASSWORD_LENGTH.min}
            />
          </>
        )}
      </AskingForm>
    </Section>
  )
}
