import { useEffect, useState, type SubmitEvent } from 'react'
import type { Role } from '#contracts/roles.ts'
import { endOthersOf } from '#islands/staff/account/session-routes.ts'
import { useAsking } from '#islands/staff/account/use-asking.ts'
import { PasswordField } from '#islands/staff/sign-in/PasswordField.tsx'
import { call } from '#lib/call.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { useHandedOn } from '#ui/hand-on.ts'

const FORM = 'security-end-others'
const LOST = 'No answer came, so the other sessions may have ended or not: the list shows which are left.'

/** Ends the other sessions, once the password is given: a token alone must not shut its owner out. */
export const EndOthers = ({ role, onEnded, onDoubt }: { role: Role; onEnded: () => void; onDoubt: () => void }) => {
  const { form, busy, problems, onInput, ask } = useAsking()
  const [open, setOpen] = useState(false)
  useEffect(() => { if (open) form.current!.querySelector('input')!.focus() }, [open, form])
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = new FormData(event.currentTarget).get('password') as string
    void ask(() => call(endOthersOf[role], { body: { password } }), () => {
      setOpen(false)
      onEnded()
    }, onDoubt, LOST)
  }
  return (
    <div ref={useHandedOn<HTMLDivElement>()} className="security-others">
      <div><Button look="line" aria-expanded={open} aria-controls={open ? FORM : undefined} onClick={() => setOpen(!open)}>Sign out everywhere else</Button></div>
      {open && (
        <form ref={form} id={FORM} className="security-form" noValidate onInput={onInput} onSubmit={onSubmit}>
          {problems[''] && <Alert>{problems['']}</Alert>}
          <PasswordField id="security-end-password" label="Your password" name="password" autoComplete="current-password" error={problems['password']} required />
          <div><Button type="submit" busy={busy && 'One moment...'}>End the other sessions</Button></div>
        </form>
      )}
    </div>
  )
}
