import { adminAuthRoutes } from '#contracts/api/auth.ts'
import { AskingForm } from '#islands/staff/account/AskingForm.tsx'
import { PasswordField } from '#islands/staff/sign-in/PasswordField.tsx'
import { call } from '#lib/call.ts'
import { Button } from '#ui/Button.tsx'

export type Begun = { uri: string; secret: string }

/** Asks for the password first: with a stolen token, or a page left open, nobody must be able to lock the owner out. */
export const SetUp = ({ onBegun, onDoubt }: { onBegun: (begun: Begun) => void; onDoubt: () => void }) => (
  <AskingForm
    ask={({ password = '' }) => call(adminAuthRoutes.beginSecondFactor, { body: { password } })} onDone={({ data }) => onBegun(data)} onDoubt={onDoubt}
    buttons={(busy) => <div><Button type="submit" busy={busy && 'One moment...'}>Set up</Button></div>}
  >
    {(problems) => <PasswordField id="security-password" label="Your password" name="password" autoComplete="current-password" error={problems['password']} required />}
  </AskingForm>
)
