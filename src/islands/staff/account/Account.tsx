import { useEffect, type SubmitEvent } from 'react'
import { PASSWORD_LENGTH } from '#contracts/api/auth.ts'
import { useLink, type Link } from '#islands/staff/account/use-link.ts'
import { loginOf } from '#islands/staff/shell/session/addresses.ts'
import { leaveTo } from '#islands/staff/shell/session/leave.ts'
import { OnceAwake } from '#islands/staff/shell/OnceAwake.tsx'
import { toast } from '#islands/staff/shell/toasts/toast.ts'
import { PasswordField } from '#islands/staff/sign-in/PasswordField.tsx'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { focusFault } from '#ui/focus-fault.ts'
import { useHandedOn } from '#ui/hand-on.ts'
import { useInertWhile } from '#ui/inert-while.ts'
import './account.css'

const HINT = `At least ${PASSWORD_LENGTH.min} characters: a few words that only you would put together are easy to remember. Spaces and symbols are fine.`

const Welcome = ({ link }: { link: Link }) => (
  <p className="account-who">
    <span>{link.purpose === 'invitation' ? 'You have been invited to the ' : 'You can choose a new password for the '}</span>
    <b>{`${link.role} portal`}</b> as <b>{link.email}</b>.
  </p>
)

/** A link that can't be used: why, and what to do. */
const Over = () => (
  <div className="account-over">
    <p role="alert">This link can’t be used.</p>
    <p>A link works once and for a limited time, and a newer one replaces it. Perhaps the address was not copied in full.</p>
    <ul>
      <li>For an invitation, ask whoever invited you to send it again.</li>
      <li>For a forgotten password, <a href="/forgot-password">ask for another link</a>.</li>
      <li>If you have already chosen your password, sign in: <a href="/admin/login">admin</a>, <a href="/intern/login">intern</a> or <a href="/judge/login">judge</a>.</li>
    </ul>
  </div>
)

const Unreachable = ({ again }: { again: () => void }) => (
  <div ref={useHandedOn<HTMLDivElement>()} className="account-over"><Alert>The server could not be reached.</Alert><Button onClick={again}>Try again</Button></div>
)

type Chosen = Pick<ReturnType<typeof useLink>, 'busy' | 'problem' | 'choose'>

const Choice = ({ link, busy, problem, choose }: Chosen & { link: Link }) => {
  const form = useHandedOn<HTMLFormElement>()
  const fields = useInertWhile(busy)
  useEffect(() => { if (problem.message) focusFault(form.current?.querySelector<HTMLElement>('#account-password')) }, [problem, form])

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void choose(new FormData(event.currentTarget).get('password') as string)
  }
  return (
    <form ref={form} className="account" noValidate onSubmit={onSubmit}>
      <Welcome link={link} />
      {problem.message && !problem.field && <Alert>{problem.message}</Alert>}
      {/* Tells a password manager whose password this is. */}
      <input className="sr-only" type="text" name="username" autoComplete="username" defaultValue={link.email} readOnly tabIndex={-1} aria-hidden="true" />
      <div {...fields}>
        <PasswordField
          id="account-password" label="New password" name="password" autoComplete="new-password" hint={HINT} required
          error={problem.field ? problem.message : undefined} minLength={PASSWORD_LENGTH.min}
        />
      </div>
      <div><Button type="submit" busy={busy && 'Saving...'}>Set password</Button></div>
    </form>
  )
}

const Opened = () => {
  const { state, again, ...chosen } = useLink()
  useEffect(() => {
    if (state.name !== 'done') return
    toast.afterNavigation('info', 'Your password is set. Please sign in with it.')
    leaveTo(loginOf(state.role))
  }, [state])
  if (state.name === 'opening' || state.name === 'done') return <p role="status">One moment…</p>
  if (state.name === 'over') return <Over />
  if (state.name === 'unreachable') return <Unreachable again={again} />
  return <Choice link={state.link} {...chosen} />
}

/** The first password after an invitation, or another after a forgotten one (decisions "Staff"; trust rows 6 and 7). */
export const Account = () => <OnceAwake meanwhile={<p role="status">One moment…</p>}><Opened /></OnceAwake>
