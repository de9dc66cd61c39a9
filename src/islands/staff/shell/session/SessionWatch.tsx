import { useEffect } from 'react'
import type { Role } from '#contracts/roles.ts'
import { anewOf, here } from '#islands/staff/shell/session/addresses.ts'
import { toast } from '#islands/staff/shell/toasts/toast.ts'
import { useSessionEnd } from '#islands/staff/shell/session/use-session.ts'
import { timeOfDay } from '#lib/format.ts'

const WARN_MS = 5 * 60_000

/** Says, five minutes before, that the session ends. The guard does the rest. */
export const SessionWatch = ({ role }: { role: Role }) => {
  const endsAt = useSessionEnd(role)
  useEffect(() => {
    if (!endsAt) return
    const warn = () => {
      // The toast stays, so it names the time of the end: a number of minutes would be wrong a minute later.
      takeBack = toast.untilDismissed('info', `Your session ends at ${timeOfDay(new Date(endsAt).toISOString())}. You will be asked to sign in again; drafts are kept.`, { href: () => anewOf(role, here()), words: 'Sign in now for another hour' })
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
