import type { SubmitEvent } from 'react'
import { adminAuthRoutes } from '#contracts/api/auth.ts'
import { CodeField } from '#islands/staff/sign-in/CodeField.tsx'
import { useAsking } from '#islands/staff/account/use-asking.ts'
import { PasswordField } from '#islands/staff/sign-in/PasswordField.tsx'
import { call } from '#lib/call.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'

/** Off again by password and code: what protects the account isn't taken away by a token alone. */
export const TurnOff = ({ onOff, onDoubt }: { onOff: () => void; onDoubt: () => void }) => {
  const { form, busy, problems, onInput, ask } = useAsking()
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    const body = { password: given.get('password') as string, code: given.get('code') as string }
    void ask(() => call(adminAuthRoutes.endSecondFactor, { body }), onOff, onDoubt)
  }
  return (
    <form ref={form} className="security-form" aria-labelledby="security-off" noValidate onInput={onInput} onSubmit={onSubmit}>
      <h3 id="security-off">Turn it off</h3>
      {problems[''] && <Alert>{problems['']}</Alert>}
      <PasswordField id="security-password" label="Your password" name="password" autoComplete="current-password" error={problems['password']} required />
      <CodeField id="security-code" hint="From the app, or a recovery code." error={problems['code']} />
      <div><Button type="submit" look="line" busy={busy && 'One moment...'}>Turn off</Button></div>
    </form>
  )
}
