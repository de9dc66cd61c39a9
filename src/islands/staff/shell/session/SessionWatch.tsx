import { useEffect } from 'react'
import type { Role } from '#contracts/roles.ts'
import { anewOf, here } from '#islands/staff/shell/session/addresses.ts'
import { toast } from '#islands/staff/shell/toasts/toast.ts'
import { useSessionEnd } from '#islands/staff/shell/session/use-session.ts'
import { timeOfDay } from '#lib/format.ts'
import { isSignedIn, LOOK_MS } from '#lib/session.ts'

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
    let timer: ReturnType<typeof setTimeout>
    const look = () => {
      const left = endsAt - WARN_MS - Date.now()
      if (left > 0) timer = setTimeout(look, Math.min(LOOK_MS, left))
      // A session that is already over is the guard's matter.
      else if (isSignedIn(role)) warn()
    }
    look()
    // Another hour may have begun in another tab.
    return () => {
      clearTimeout(timer)
      takeBack()
    }
  }, [endsAt, role])
  return null
}
