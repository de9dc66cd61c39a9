import { useEffect } from 'react'
import type { Role } from '#contracts/roles.ts'
import { anewOf, here } from '#islands/staff/shell/session/addresses.ts'
import { toast } from '#islands/staff/shell/toasts/toast.ts'
import { useSessionEnd } from '#islands/staff/shell/session/use-session.ts'

const WARN_MS = 5 * 60_000

/** Says quietly, five minutes before, that the session ends. The guard does the rest. */
export const SessionWatch = ({ role }: { role: Role }) => {
  const endsAt = useSessionEnd(role)
  useEffect(() => {
    if (!endsAt) return
    const warn = () => {
      const minutes = Math.max(1, Math.round((endsAt - Date.now()) / 60_000))
      takeBack = toast.untilDismissed('info', `Your session ends in ${minutes === 1 ? 'one minute' : `${minutes} minutes`}. You will be asked to sign in again; drafts are kept.`, { href: () => anewOf(role, here()), words: 'Sign in now for another hour' })
    }
    let takeBack = () => {}
    const timer = setTimeout(warn, Math.max(0, endsAt - WARN_MS - Date.now()))
    // Another hour may have begun in another tab.
    return () => {
      clearTimeout(timer)
      takeBack()
    }
  }, [endsAt, role])
  return null
}
