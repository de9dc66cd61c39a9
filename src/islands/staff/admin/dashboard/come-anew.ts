/** The page loaded anew, once a judge has been added (spec sections 4 and 9). */
import { isLeaving } from '#islands/staff/shell/session/leave.ts'
import { underWay } from '#lib/call.ts'
import { overdue } from '#lib/patience.ts'
import { pause } from '#lib/pause.ts'

const RELOAD_MS = 1500

/** Somebody on their way to another page, for as long as one is waited for: it may have led to a mail or a file, and nowhere. */
let onTheWay: Promise<void> | undefined
const noteWay = () => {
  const way = overdue().then(() => { if (onTheWay === way) onTheWay = undefined })
  onTheWay = way
}

const forEver = new Promise<never>(() => {})

/**
 * Loads the page anew after what `leave` leaves for it. What somebody has sent or exported meanwhile is answered first, and the
 * answer shown; whoever is leaving, by a link or a log-out, is not brought back. Never resolves: the old page is done with.
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
