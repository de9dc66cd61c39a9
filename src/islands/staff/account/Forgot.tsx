import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { accountRoutes } from '#contracts/api/auth.ts'
import { newAccount } from '#contracts/api/people.ts'
import { EMAIL_REQUIRED, LENGTHS } from '#contracts/field-rules.ts'
import { PORTALS, ROLES, type Role } from '#contracts/roles.ts'
import { loginOf } from '#islands/staff/shell/session/addresses.ts'
import { OnceAwake } from '#islands/staff/shell/OnceAwake.tsx'
import { UNREACHABLE } from '#islands/staff/shell/unreachable.ts'
import { useProblems } from '#islands/staff/shell/use-problems.ts'
import { call } from '#lib/call.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { useInertWhile } from '#ui/inert-while.ts'
import './account.css'

type State = { name: 'editing'; failed?: string } | { name: 'sending' } | { name: 'sent' }

const ROLE_REQUIRED = 'Please choose your portal'

const named = (): Role | '' => ROLES.find((role) => role === new URLSearchParams(location.search).get('role')) ?? ''

const Asking = () => {
  const [role, setRole] = useState<Role | ''>(named)
  const [state, setState] = useState<State>({ name: 'editing' })
  const outcome = useRef<HTMLDivElement>(null)
  const { form, problems, tell, onInput } = useProblems()
  const fields = useInertWhile(state.name === 'sending')
  useEffect(() => {
    if (state.name === 'sent') outcome.current!.focus()
    if (state.name === 'editing' && state.failed) form.current!.querySelector<HTMLElement>('[type="submit"]')!.focus()
  }, [state, form])

  const onSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const checked = newAccount.safeParse({ email: new FormData(event.currentTarget).get('email') })
    tell({ ...(!role && { role: ROLE_REQUIRED }), ...(!checked.success && { email: EMAIL_REQUIRED }) })
    if (!checked.success || !role) return
    setState({ name: 'sending' })
    const result = await call(accountRoutes.forgotPassword, { body: { role, email: checked.data.email } })
    setState(result.ok ? { name: 'sent' } : { name: 'editing', failed: result.error || UNREACHABLE })
  }
  if (state.name === 'sent' && role)
    return (
      <div ref={outcome} className="account-over" role="status" tabIndex={-1}>
        <p>If there is such an account, a link to choose a new password is on its way.</p>
        <p>It works once, for as long as the message says. If nothing arrives, check your spam folder or ask an administrator.</p>
        <p><a href={loginOf(role)}>Back to sign-in</a></p>
      </div>
    )
  return (
    <form ref={form} className="account" method="dialog" noValidate onInput={onInput} onSubmit={(event) => void onSubmit(event)}>
      {state.name === 'editing' && state.failed && <Alert>{state.failed}</Alert>}
      <div {...fields} className="account-fields">
        <Field id="forgot-role" label="Portal" error={problems['role']}>
          {(control) => (
            <select {...control} name="role" value={role} required onChange={(event) => setRole(event.target.value as Role)}>
              {!role && <option value="">Please choose</option>}
              {Object.entries(PORTALS).map(([value, name]) => <option key={value} value={value}>{name}</option>)}
            </select>
          )}
        </Field>
        <Field id="forgot-email" label="Email" error={problems['email']}>
          {(control) => <input {...control} name="email" type="email" autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={LENGTHS.email} required />}
        </Field>
      </div>
      <div><Button type="submit" busy={state.name === 'sending' && 'Sending...'}>Send link</Button></div>
    </form>
  )
}

/** Asks for a link to choose another password. The answer never tells whether the account exists. */
export const Forgot = () => <OnceAwake meanwhile={<p role="status">One moment…</p>}><Asking /></OnceAwake>
