/**
 * Log-out (spec section 2 "Logout control"): every `<button data-log-out="admin">` of a protected page. Token, timestamp and
 * drafts go at once; the server ends the session.
 */
import { LOG_OUT } from '#contracts/api/log-out.ts'
import type { Role } from '#contracts/roles.ts'
import { loginOf } from '#islands/staff/shell/addresses.ts'
import { forgetDraftsForGood } from '#islands/staff/shell/draft.ts'
import { claimLeaving, clearScreen } from '#islands/staff/shell/leave.ts'
import { tellOtherTabs } from '#islands/staff/shell/other-tabs.ts'
import { pause } from '#lib/pause.ts'
import { accountOf, forgetSession, tokenOf } from '#lib/session.ts'

const PATIENCE_MS = 3000

/** Tells the server; a call that is still on its way when the page is left goes on. */
const tell = (role: Role): Promise<unknown> =>
  fetch(LOG_OUT[role], { method: 'POST', headers: { accept: 'application/json', authorization: `Bearer ${tokenOf(role)}` }, keepalive: true }).catch(() => undefined)

const logOut = async (role: Role): Promise<void> => {
  if (!claimLeaving()) return
  // The call takes the token along before it is removed; a server that doesn't answer keeps nobody here.
  const told = tell(role)
  tellOtherTabs(accountOf(role))
  forgetSession(role)
  forgetDraftsForGood()
  await Promise.race([told, pause(PATIENCE_MS)])
  clearScreen()
  location.assign(loginOf(role))
}

document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>('button[data-log-out]')
  if (!button) return
  // Disabled in earnest it would lose the focus.
  button.ariaDisabled = 'true'
  void logOut(button.dataset.logOut as Role)
})
