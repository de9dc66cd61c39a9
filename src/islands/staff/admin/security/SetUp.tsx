import type { SubmitEvent } from 'react'
import { adminAuthRoutes } from '#contracts/api/auth.ts'
import { useAsking } from '#islands/staff/account/use-asking.ts'
import { PasswordField } from '#islands/staff/sign-in/PasswordField.tsx'
import { call } from '#lib/call.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'

export type Begun = { uri: string; secret: string }

/** Begins with the password: a token alone, stolen or left open, must not put a lock on the account. */
export const SetUp = ({ onBegun, onDoubt }: { onBegun: (begun: Begun) => void; onDoubt: () => void }) => {
  const { form, busy, problems, onInput, ask } = useAsking()
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = new FormData(event.currentTarget).get('password') as string
    void ask(() => call(adminAuthRoutes.beginSecondFactor, { body: { password } }), ({ data }) => onBegun(data), onDoubt)
  }
  return (
    <form ref={form} className="security-form" noValidate onInput={onInput} onSubmit={onSubmit}>
      {problems[''] && <Alert>{problems['']}</Alert>}
      <PasswordField id="security-password" label="Your password" name="password" autoComplete="current-password" error={problems['password']} required />
      <div><Button type="submit" busy={busy && 'One moment...'}>Set up</Button></div>
    </form>
  )
}
