import { adminAuthRoutes } from '#contracts/api/auth.ts'
import { AskingForm } from '#islands/staff/account/AskingForm.tsx'
import { CodeField } from '#islands/staff/sign-in/CodeField.tsx'
import { PasswordField } from '#islands/staff/sign-in/PasswordField.tsx'
import { call } from '#lib/call.ts'
import { Button } from '#ui/Button.tsx'

const HEADING = 'security-off'

/** Turns the second factor off, by password and code: a token alone must not remove what protects the account. */
export const TurnOff = ({ onOff, onDoubt }: { onOff: () => void; onDoubt: () => void }) => (
  <AskingForm
    aria-labelledby={HEADING} heading={<h3 id={HEADING}>Turn it off</h3>} onDone={onOff} onDoubt={onDoubt}
    ask={({ password = '', code = '' }) => call(adminAuthRoutes.endSecondFactor, { body: { password, code } })}
    buttons={(busy) => <div><Button type="submit" look="line" busy={busy && 'One moment...'}>Turn off</Button></div>}
  >
    {(problems) => (
      <>
        <PasswordField id="security-password" label="Your password" name="password" autoComplete="current-password" error={problems['password']} required />
        <CodeField id="security-code" hint="From the app, or a recovery code." error={problems['code']} />
      </>
    )}
  </AskingForm>
)
