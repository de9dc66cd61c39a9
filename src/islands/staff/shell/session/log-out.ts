/**
 * Log-out (spec section 2 "Logout control"): every `<button data-log-out="admin">` of a protected page. Token, timestamp and
 * drafts are deleted at once; the server ends the session. If the server doesn't confirm it, the sign-in page says so,
 * because a copy of the token may work until its hour is over (trust row 4).
 */
import { LOG_OUT } from '#contracts/api/log-out.ts'
import type { Role } from '#contracts/roles.ts'
import { loginOf } from '#islands/staff/shell/session/addresses.ts'
import { forgetDraftsForGood } from '#islands/staff/shell/drafts/draft.ts'
import { claimLeaving, clearScreen } from '#islands/staff/shell/session/leave.ts'
import { leaveFarewell } from '#islands/staff/shell/session/left-words.ts'
import { tellOtherTabs } from '#islands/staff/shell/session/other-tabs.ts'
import { pause } from '#lib/pause.ts'
import { accountOf, forgetSession, tokenOf } from '#lib/session.ts'

const PATIENCE_MS = 3000
const AGAIN_MS = 500

/**
 * Tells the server, and once more if that fails; resolves to whether the session is known to be over: a page of a proxy
 * in place of the answer says nothing about it. `keepalive`: the call outlives the page.
 */
const tell = async (role: Role): Promise<boolean> => {
  const call = { method: 'POST', headers: { authorization: `Bearer ${tokenOf(role)}` }, keepalive: true }
  const isOver = () => fetch(LOG_OUT[role], call).then(async (answer) => ((await answer.json()) as { ok?: true }).ok ?? answer.status === 401).catch(() => false)
  return (await isOver()) || pause(AGAIN_MS).then(isOver)
}

const logOut = async (role: Role): Promise<void> => {
  if (!claimLeaving()) return
  // The call starts before the token is removed; a server that doesn't answer keeps nobody on the page.
  const told = tell(role)
  tellOtherTabs(accountOf(role))
  forgetSession(role)
  forgetDraftsForGood()
  if (!(await Promise.race([told, pause(PATIENCE_MS)]))) leaveFarewell('unsure')
  clearScreen()
  location.assign(loginOf(role))
}

document.addEventListener('click', ({ target }) => {
  const button = (target as Element).closest<HTMLButtonElement>('button[data-log-out]')
  if (!button) return
  // Not `disabled`, which would lose the focus.
  button.ariaDisabled = 'true'
  void logOut(button.dataset.logOut as Role)
})
