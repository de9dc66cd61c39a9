/** What the browser keeps of a staff session: a token and the time of its login (spec sections 3 and 4). */

export type Role = 'admin' | 'intern' | 'judge'
export const SESSION_MS = 3_600_000

const keys = (role: Role) => ({ token: `${role}Token`, timestamp: `${role}TokenTimestamp` })

/** Removes the role's token and timestamp. */
export const forgetSession = (role: Role) => {
  localStorage.removeItem(keys(role).token)
  localStorage.removeItem(keys(role).timestamp)
}

/**
 * Whether the browser holds a token of the role that is at most one hour old. A token that is older, or whose
 * timestamp is missing or unreadable, is removed (spec section 4; decisions "Routes").
 */
export const isSignedIn = (role: Role, now = Date.now()): boolean => {
  const token = localStorage.getItem(keys(role).token)
  const since = Number(localStorage.getItem(keys(role).timestamp) || Number.NaN)
  if (token && now - since <= SESSION_MS) return true
  if (token !== null) forgetSession(role)
  return false
}
