/**
 * The guard of a protected page (spec section 4): whoever has no fresh token of the page's role goes to sign in, and
 * comes back here. It looks when the page opens, when it is shown again, every minute, when the hour is over, when a call
 * finds the session gone, and when another tab signs out or signs in as somebody else. The server enforces the same.
 */
import type { Role } from '#contracts/roles.ts'
import { here, loginOf } from '#islands/staff/shell/session/addresses.ts'
import { clearScreen, isLeaving, leaveTo } from '#islands/staff/shell/session/leave.ts'
import { leaveFarewell } from '#islands/staff/shell/session/left-words.ts'
import { hearOtherTabs } from '#islands/staff/shell/session/other-tabs.ts'
import { accountOf, forgetSession, isSignedIn, LOOK_MS, SESSION_FORGOTTEN, sessionEnd } from '#lib/session.ts'

const role = document.documentElement.dataset.guarded as Role
const account = accountOf(role)
let timer: ReturnType<typeof setTimeout> | undefined

const look = () => {
  if (isLeaving()) return
  if (!isSignedIn(role)) {
    // Also removes a timestamp without a token (spec section 4).
    forgetSession(role)
    if (account) leaveFarewell('over')
    clearScreen()
    leaveTo(loginOf(role, here()))
    return
  }
  if (accountOf(role) !== account) {
    clearScreen()
    location.reload()
    return
  }
  clearTimeout(timer)
  timer = setTimeout(look, Math.min(LOOK_MS, sessionEnd(role)! - Date.now() + 1))
}

look()
hearOtherTabs()
addEventListener('storage', look)
addEventListener(SESSION_FORGOTTEN, look)
document.addEventListener('visibilitychange', look)
// A page restored from the back/forward cache still shows what it showed when it was left.
addEventListener('pagehide', () => { if (isLeaving()) clearScreen() })
addEventListener('pageshow', (event) => { if (event.persisted && isLeaving()) location.reload(); else look() })
