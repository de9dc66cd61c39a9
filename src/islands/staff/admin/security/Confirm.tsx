import { useEffect, useRef } from 'react'
import { adminAuthRoutes } from '#contracts/api/auth.ts'
import { AskingForm } from '#islands/staff/account/AskingForm.tsx'
import { CodeField } from '#islands/staff/sign-in/CodeField.tsx'
import { Qr } from '#islands/staff/admin/security/Qr.tsx'
import type { Begun } from '#islands/staff/admin/security/SetUp.tsx'
import { call } from '#lib/call.ts'
import { Button } from '#ui/Button.tsx'
import { focusHere } from '#ui/focus-here.ts'
import { useHandedOn } from '#ui/hand-on.ts'

type Props = { begun: Begun; onConfirmed: (recoveryCodes: string[]) => void; onDoubt: () => void; onCancel: () => void }

/** Shows the secret, as a QR code and in letters, until a first code proves that the app has it. */
export const Confirm = ({ begun, onConfirmed, onDoubt, onCancel }: Props) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => focusHere(heading.current!), [])
  return (
    <div ref={useHandedOn<HTMLDivElement>()} className="security-confirm">
      <h3 ref={heading} tabIndex={-1}>Add the account to your authenticator app</h3>
      <div className="security-secret">
        <Qr text={begun.uri} label="The secret as a QR code; it is written out beside it" />
        <div>
          <p>Scan the picture with the app on your phone. If it can’t scan, <a className="staff-link" href={begun.uri}>open it on this device</a> or type this key:</p>
          <p className="security-key" translate="no">{begun.secret.match(/.{1,4}/g)?.join(' ')}</p>
        </div>
      </div>
      <AskingForm
        ask={({ code = '' }) => call(adminAuthRoutes.confirmSecondFactor, { body: { code } })} onDone={({ data }) => onConfirmed(data.recoveryCodes)} onDoubt={onDoubt}
        buttons={(busy) => (
          <div className="security-buttons">
            <Button type="submit" busy={busy && 'Checking...'}>Turn on</Button>
            <Button look="line" onClick={onCancel}>Cancel</Button>
          </div>
        )}
      >
        {(problems) => <CodeField id="security-first-code" digits hint="The six digits that the app shows now." error={problems['code']} />}
      </AskingForm>
    </div>
  )
}
