import { useRef, useState, type SubmitEvent } from 'react'
import { adminAuthRoutes, internAuthRoutes, judgeAuthRoutes, PASSWORD_LENGTH } from '#contracts/api/auth.ts'
import type { Role } from '#contracts/roles.ts'
import { PASSWORD } from '#islands/staff/account/parts.ts'
import { Section } from '#islands/staff/account/Section.tsx'
import { sessionsOf } from '#islands/staff/account/session-routes.ts'
import { useAsking } from '#islands/staff/account/use-asking.ts'
import { useRefresh } from '#islands/staff/shell/queries.ts'
import { toast } from '#islands/staff/shell/toast.ts'
import { PasswordField } from '#islands/staff/sign-in/PasswordField.tsx'
import { call } from '#lib/call.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'

const routes = { admin: adminAuthRoutes.adminPassword, intern: internAuthRoutes.internPassword, judge: judgeAuthRoutes.judgePassword }

const LOST = 'No answer came, so your password may have been changed or not. Send it again: if the present password is refused then, the new one is in force.'

/** Another password, by the present one (trust row 6). */
export const ChangePassword = ({ role }: { role: Role }) => {
  const { form, busy, problems, onInput, ask } = useAsking()
  const refresh = useRefresh()
  const [done, setDone] = useState(0)
  const heading = useRef<HTMLHeadingElement>(null)
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const body = { password: given.get('password') as string, newPassword: given.get('newPassword') as string }
    // A change ends the other sessions.
    const look = () => void refresh(sessionsOf[role])
    void ask(() => call(routes[role], { body }), () => {
      setDone(done + 1)
      // The button that had the focus goes with the form.
      heading.current!.focus()
      toast.success('Your password has been changed')
      look()
    }, look, LOST)
  }
  return (
    <Section {...PASSWORD} heading={heading}>
      {/* Begun anew after each change: nothing of a password stays in a field. */}
      <form key={done} ref={form} className="security-form" noValidate onInput={onInput} onSubmit={onSubmit}>
        {problems[''] && <Alert>{problems['']}</Alert>}
        <PasswordField id="security-present" label="Present password" name="password" autoComplete="current-password" error={problems['password']} required />
        <PasswordField
          id="security-new" label="New password" name="newPassword" autoComplete="new-password" hint={`At least ${PASSWORD_LENGTH.min} characters.`} required
          error={problems['newPassword']} minLength={PASSWORD_LENGTH.min} maxLength={PASSWORD_LENGTH.max}
        />
        <div><Button type="submit" look="line" busy={busy && 'One moment...'}>Change password</Button></div>
      </form>
    </Section>
  )
}
