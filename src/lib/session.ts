/**
 * What the browser keeps of a staff session: a token and the time of its login (spec sections 3 and 4). A browser that
 * refuses storage keeps none.
 */
import { attempt } from '#lib/attempt.ts'

export type Role = 'admin' | 'intern' | 'judge'
export const SESSION_MS = 3_600_000

const keys = (role: Role) => ({ token: `${role}Token`, timestamp: `${role}TokenTimestamp` })

const read = (key: string): string => attempt(() => localStorage.getItem(key)) ?? ''

/** Removes the role's token and timestamp. */
export const forgetSession = (role: Role): void => {
  for (const key of Object.values(keys(role))) attempt(() => localStorage.removeItem(key))
}

/**
 * Whether the browser holds a token of the role that is at most one hour old. A token that is older, or whose
 * timestamp is missing, unreadable or still to come, is removed (spec section 4; decisions "Routes").
 */
export const isSignedIn = (role: Role, now = Date.now()): boolean => {
  const age = now - Number(read(keys(role).timestamp) || Number.NaN)
  if (read(keys(role).token) && age >= 0 && age <= SESSION_MS) return true
  forgetSession(role)
  return false
}
