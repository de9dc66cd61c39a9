/** Reloads the page once a judge has been added (spec sections 4 and 9). */
import { isLeaving } from '#islands/staff/shell/session/leave.ts'
import { underWay } from '#lib/call.ts'
import { overdue } from '#lib/patience.ts'
import { pause } from '#lib/pause.ts'

const RELOAD_MS = 1500

/** Pending after `beforeunload`, for as long as we wait for a page: the link may have led to a mail or a download, and so nowhere. */
let onTheWay: Promise<void> | undefined
const noteWay = () => {
  const way = overdue().then(() => { if (onTheWay === way) onTheWay = undefined })
  onTheWay = way
}

const forEver = new Promise<never>(() => {})

/**
 * Reloads the page, after `leave` has left words and focus for it. What somebody has sent or exported meanwhile is answered
 * first, and the answer shown; whoever is leaving, by a link or a log-out, is not brought back. Never resolves: the old page is finished.
 */
export const comeAnew = async (leave: () => void): Promise<never> => {
  addEventListener('beforeunload', noteWay)
  await pause(RELOAD_MS)
  for (let first = underWay() ?? onTheWay; first; first = underWay() ?? onTheWay) {
    await first
    await pause(RELOAD_MS)
  }
  if (isLeaving()) return forEver
  leave()
  location.reload()
  return forEver
}
