import { useEffect, type SubmitEvent } from 'react'
import { NAME_REQUIRED, PASSWORD_REQUIRED } from '#contracts/api/auth.ts'
import { LENGTHS, seen } from '#contracts/field-rules.ts'
import type { Role } from '#contracts/roles.ts'
import { Toaster } from '#islands/staff/shell/toasts/Toaster.tsx'
import { useProblems, type Problems } from '#islands/staff/shell/use-problems.ts'
import { CodeField } from '#islands/staff/sign-in/CodeField.tsx'
import { PasswordField } from '#islands/staff/sign-in/PasswordField.tsx'
import { useSignIn } from '#islands/staff/sign-in/use-sign-in.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Field } from '#ui/Field.tsx'
import { useFormAwake } from '#ui/form-awake.ts'
import { useInertWhile } from '#ui/inert-while.ts'
import { Lost } from '#ui/Lost.tsx'
import './sign-in.css'

const NAME_LABEL: Record<Role, string> = { admin: 'Username or email', intern: 'Email', judge: 'Email' }
const CODE_HINT = 'Six digits from your authenticator app, or one of your recovery codes.'

/**
 * The sign-in of a role (spec sections 2, 5, 8). Until it wakes, `method="dialog"` keeps what was typed out of every
 * address, and `forms/early.ts` repeats a submit that came too early. Without JavaScript the page says that it needs it.
 */
export const SignIn = ({ role }: { role: Role }) => {
  const { state, needsCode, forgetCode, signIn } = useSignIn(role)
  const { form, problems, tell, onInput } = useProblems()
  const fields = useInertWhile(state.name === 'sending')
  const failed = state.name === 'failed' ? state : undefined

  const attempt = failed?.attempt ?? 0
  useFormAwake(form)
  useEffect(() => { if (needsCode) form.current!.querySelector<HTMLElement>('[name="code"]')!.focus() }, [needsCode, form])
  useEffect(() => {
    if (!attempt) return
    // The code, if it is asked for: then the password was right.
    const wrong = form.current!.querySelector<HTMLInputElement>('[name="code"]') ?? form.current!.querySelector<HTMLInputElement>('[name="password"]')!
    // Selecting alone doesn't focus a field in every browser.
    wrong.focus()
    wrong.select()
  }, [attempt, form])

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { name = '', password = '', code } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string | undefined>
    const missing: Problems = {
      ...(!seen(name) && { name: NAME_REQUIRED[role] }),
      ...(!password && { password: PASSWORD_REQUIRED }),
      ...(needsCode && !code?.trim() && { code: 'Please enter the code' }),
    }
    tell(missing)
    if (Object.keys(missing).length === 0) void signIn({ name: seen(name), password, code: code?.trim() })
  }

  return (
    <>
      <form ref={form} className="sign-in" method="dialog" data-sign-in={role} noValidate onInput={onInput} onSubmit={onSubmit}>
        <Lost />
        {failed && <Alert detail={failed.detail}>{failed.message}</Alert>}
        <div {...fields} className="sign-in-fields">
          <Field id="sign-in-name" label={NAME_LABEL[role]} error={problems['name']}>
            {(control) => (
              <input {...control} name="name" type={role === 'admin' ? 'text' : 'email'} autoComplete="username" autoCapitalize="none" autoCorrect="off" spellCheck={false} maxLength={LENGTHS.email} required onChange={forgetCode} />
            )}
          </Field>
          <PasswordField id="sign-in-password" label="Password" name="password" autoComplete="current-password" error={problems['password']} required />
          {needsCode && <CodeField id="sign-in-code" hint={CODE_HINT} error={problems['code']} />}
        </div>
        <div className="sign-in-send">
          <Button type="submit" busy={state.name === 'sending' && 'Processing...'}>Sign In</Button>
          <a href={`/forgot-password?role=${role}`}>Forgot your password?</a>
        </div>
      </form>
      <Toaster />
    </>
  )
}
