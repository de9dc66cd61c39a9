import { useEffect, useState } from 'react'
import { endOthersOf } from '#contracts/api/sessions.ts'
import type { Role } from '#contracts/roles.ts'
import { AskingForm } from '#islands/staff/account/AskingForm.tsx'
import { PasswordField } from '#islands/staff/sign-in/PasswordField.tsx'
import { call } from '#lib/call.ts'
import { Button } from '#ui/Button.tsx'
import { useHandedOn } from '#ui/hand-on.ts'

const FORM = 'security-end-others'
const LABEL = 'Sign out everywhere else'
const LOST = 'No answer came, so the other sessions may or may not have ended: the list shows which are left.'

/** Ends the other sessions, once the password is given: whoever has only the token must not be able to shut its owner out. */
export const EndOthers = ({ role, onEnded, onDoubt }: { role: Role; onEnded: () => void; onDoubt: () => void }) => {
  const [open, setOpen] = useState(false)
  const [busy, setBusy] = useState(false)
  const place = useHandedOn<HTMLDivElement>()
  useEffect(() => { if (open) place.current!.querySelector('input')!.focus() }, [open, place])
  const ask = async ({ password = '' }: Record<string, string>) => {
    setBusy(true)
    const result = await call(endOthersOf[role], { body: { password } })
    setBusy(false)
    return result
  }
  const onDone = () => {
    setOpen(false)
    onEnded()
  }
  return (
    <div ref={place} className="security-others">
      {/* The button can't close the form while it waits for an answer, because a refusal is shown in the form. */}
      <div><Button look="line" busy={busy && LABEL} aria-expanded={open} aria-controls={open ? FORM : undefined} onClick={() => setOpen(!open)}>{LABEL}</Button></div>
      {open && (
        <AskingForm
          id={FORM} ask={ask} onDone={onDone} onDoubt={onDoubt} lost={LOST}
          buttons={(busy) => <div><Button type="submit" busy={busy && 'One moment...'}>End the other sessions</Button></div>}
        >
          {(problems) => <PasswordField id="security-end-password" label="Your password, to end the other sessions" name="password" autoComplete="current-password" error={problems['password']} required />}
        </AskingForm>
      )}
    </div>
  )
}
