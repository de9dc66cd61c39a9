import type { Role } from '#contracts/roles.ts'
import { ChangePassword } from '#islands/staff/account/ChangePassword.tsx'
import { PASSWORD, SIGNED_IN } from '#islands/staff/account/parts.ts'
import { SecurityRoot } from '#islands/staff/account/SecurityRoot.tsx'
import { SignedIn } from '#islands/staff/account/SignedIn.tsx'

/** /intern/security and /judge/security: how somebody signs in. */
export const OwnSecurity = ({ role }: { role: Role }) => (
  <SecurityRoot role={role} parts={[PASSWORD, SIGNED_IN]}>
    <ChangePassword role={role} />
    <SignedIn role={role} />
  </SecurityRoot>
)
