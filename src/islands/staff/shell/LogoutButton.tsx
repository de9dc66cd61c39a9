import { LogOut } from 'lucide-react'
import type { Role } from '#contracts/roles.ts'

/** The log-out control of a role, for islands: the page's frame listens to it (`log-out.ts`). */
export const LogoutButton = ({ role }: { role: Role }) => (
  <button type="button" className="staff-button" data-log-out={role}>
    <LogOut className="icon" aria-hidden="true" /> Logout
  </button>
)
