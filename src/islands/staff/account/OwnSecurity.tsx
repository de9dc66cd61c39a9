import type { Role } from '#contracts/roles.ts'
import { ChangePassword } from '#islands/staff/account/ChangePassword.tsx'
import { SignedIn } from '#islands/staff/account/SignedIn.tsx'
import { StaffRoot } from '#islands/staff/shell/StaffRoot.tsx'

/** /intern/security and /judge/security: how somebody signs in. */
export const OwnSecurity = ({ role }: { role: Role }) => (
  <StaffRoot role={role}>
    <ChangePassword role={role} />
    <SignedIn role={role} />
  </StaffRoot>
)
