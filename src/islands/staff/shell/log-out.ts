/** Log-out (spec section 2 "Logout control"): token, timestamp and drafts go at once; the server ends the session. */
import { adminAuthRoutes, internAuthRoutes, judgeAuthRoutes } from '#contracts/api/auth.ts'
import type { Role } from '#contracts/roles.ts'
import { loginOf } from '#islands/staff/shell/addresses.ts'
import { forgetDrafts } from '#islands/staff/shell/draft.ts'
import { claimLeaving } from '#islands/staff/shell/leave.ts'
import { tellOtherTabs } from '#islands/staff/shell/other-tabs.ts'
import { call } from '#lib/call.ts'
import { accountOf, forgetSession } from '#lib/session.ts'

const PATIENCE_MS = 3000
const routes = { admin: adminAuthRoutes.adminLogout, intern: internAuthRoutes.internLogout, judge: judgeAuthRoutes.judgeLogout }

/** Ends the role's session here and on the server, and goes to its sign-in page. */
export const logOut = async (role: Role): Promise<void> => {
  if (!claimLeaving()) return
  // The call takes the token along before it is removed; a server that doesn't answer keeps nobody here.
  const told = call(routes[role])
  tellOtherTabs(accountOf(role))
  forgetSession(role)
  forgetDrafts()
  await Promise.race([told, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))])
  location.assign(loginOf(role))
}
