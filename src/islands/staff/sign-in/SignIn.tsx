import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { PASSWORD_REQUIRED } from '#contracts/api/auth.ts'
import type { Role } from '#contracts/roles.ts'
import { Toaster } from '#islands/staff/shell/Toaster.tsx'
import { PasswordField } from '#islands/staff/sign-in/PasswordField.tsx'
import { useSignIn } from '#islands/staff/sign-in/use-sign-in.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { focusFault } from '#ui/focus-fault.ts'
import { Lost } from '#ui/Lost.tsx'
import './sign-in.css'

const NAME_LABEL: Record<Role, string> = { admin: 'Username or email', intern: 'Email', judge: 'Email' }
const NAME_REQUIRED: Record<Role, string> = { admin: 'Please enter your username or email', intern: 'Please enter your email', judge: 'Please enter your email' }
const CODE_HINT = 'Six figures from your authenticator app, or one of your recovery codes.'

type Missing = { name?: string | undefined; password?: string | undefined; code?: string | undefined }

/**
 * The sign-in of a role (spec sections 2, 5, 8). Until it wakes, `method="dialog"` keeps what was typed out of every
 * address; `forms/early.ts` repeats a submit that came too early, and the page says where it never can.
 */
export const SignIn = ({ role }: { role: Role }) => {
  const { state, needsCode, forgetCode, signIn } = useSignIn(role)
  const [missing, setMissing] = useState<Missing>({})
  const form = useRef<HTMLFormElement>(null)
  const failed = state.name === 'failed' ? state : undefined

  const attempt = failed?.attempt ?? 0
  useEffect(() => { form.current!.dispatchEvent(new Event('form:awake', { bubbles: true })) }, [])
  useEffect(() => { if (needsCode) form.current!.querySelector<HTMLElement>('[name="code"]')!.focus() }, [needsCode])
  useEffect(() => { if (attempt) form.current!.querySelector<HTMLInputElement>('[name="password"]')!.select() }, [attempt])
  useEffect(() => focusFault(form.current!.querySelector<HTMLElement>('[aria-invalid]')), [missing])

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { name = '', password = '', code } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string | undefined>
    const lacking = {
      name: name.trim() ? undefined : NAME_REQUIRED[role],
      password: password ? undefined : PASSWORD_REQUIRED,
      code: needsCode && !code?.trim() ? 'Please enter the code' : undefined,
    }
    setMissing(lacking)
    if (!lacking.name && !lacking.password && !lacking.code) void signIn({ name: name.trim(), password, code: code?.trim() })
  }

  return (
    <>
      <form ref={form} className="sign-in" method="dialog" data-sign-in={role} noValidate onSubmit={onSubmit}>
        <Lost />
        {failed && <Alert detail={failed.detail}>{failed.message}</Alert>}
        <Field id="sign-in-name" label={NAME_LABEL[role]} error={missing.name}>
          {(control) => (
            <input {...control} name="name" type={role === 'admin' ? 'text' : 'email'} autoComplete="username" autoCapitalize="none" spellCheck={false} maxLength={254} required onChange={forgetCode} />
          )}
        </Field>
        <PasswordField id="sign-in-password" label="Password" name="password" autoComplete="current-password" error={missing.password} required />
        {needsCode && (
          <Field id="sign-in-code" label="Code" hint={CODE_HINT} error={missing.code}>
            {(control) => <input {...control} name="code" type="text" inputMode="text" autoComplete="one-time-code" autoCapitalize="none" spellCheck={false} maxLength={40} required />}
          </Field>
        )}
        <div className="sign-in-send">
          <Button type="submit" busy={state.name === 'sending' && 'Processing...'}>Sign In</Button>
          <a href={`/forgot-password?role=${role}`}>Forgot your password?</a>
        </div>
      </form>
      <Toaster />
    </>
  )
}
