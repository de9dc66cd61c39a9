import { LogOut } from 'lucide-react'
import { useState } from 'react'
import type { Role } from '#contracts/roles.ts'
import { logOut } from '#islands/staff/shell/log-out.ts'

/** The log-out control of a role, for islands. */
export const LogoutButton = ({ role }: { role: Role }) => {
  const [busy, setBusy] = useState(false)
  return (
    <button type="button" className="staff-button" disabled={busy} onClick={() => { setBusy(true); void logOut(role) }}>
      <LogOut className="icon" aria-hidden="true" /> Logout
    </button>
  )
}
