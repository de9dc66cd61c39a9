/**
 * What the browser keeps of a staff session: a token and the time of its login (spec sections 3 and 4). A browser that
 * refuses storage keeps none.
 */
import { SESSION_MS, type Role } from '#contracts/roles.ts'
import { attempt } from '#lib/attempt.ts'

const keys = (role: Role) => ({ token: `${role}Token`, timestamp: `${role}TokenTimestamp` })

const read = (key: string): string => attempt(() => localStorage.getItem(key)) ?? ''

/** The window's event when this tab forgets a session; other tabs get `storage`. */
export const SESSION_FORGOTTEN = 'session:forgotten'

/** Removes the role's token and timestamp. */
export const forgetSession = (role: Role): void => {
  for (const key of Object.values(keys(role))) attempt(() => localStorage.removeItem(key))
  queueMicrotask(() => attempt(() => dispatchEvent(new Event(SESSION_FORGOTTEN))))
}

/**
 * Whether the browser holds a token of the role that is at most one hour old. An older one, or one whose timestamp is
 * missing or unreadable, is removed (spec section 4; decisions "Routes"). A clock that is put right after the sign-in may go
 * back: up to an hour ahead is no reason to sign anybody out, and the server knows when the hour is over. A timestamp alone
 * stays: another tab may be about to store its token.
 */
export const isSignedIn = (role: Role, now = Date.now()): boolean => {
  const age = now - Number(read(keys(role).timestamp) || Number.NaN)
  if (read(keys(role).token) && Math.abs(age) <= SESSION_MS) return true
  if (read(keys(role).token)) forgetSession(role)
  return false
}

/** Stores a fresh token, its timestamp first: another tab that saw the token alone would remove it. */
export const keepSession = (role: Role, token: string, now = Date.now()): void => {
  attempt(() => localStorage.setItem(keys(role).timestamp, String(now)))
  attempt(() => localStorage.setItem(keys(role).token, token))
}

/** The role's token; empty where there is none or it has expired. */
export const tokenOf = (role: Role): string => (isSignedIn(role) ? read(keys(role).token) : '')

/** When the role's session ends, in milliseconds; nothing where there is none. */
export const sessionEnd = (role: Role): number | undefined => (isSignedIn(role) ? Number(read(keys(role).timestamp)) + SESSION_MS : undefined)

/** How often the end of a session is looked for by the clock, because timers stand still while a computer sleeps. */
export const LOOK_MS = 60_000

/** The account that a token names, for what the browser keeps per account; the server never trusts it. */
export const accountOf = (role: Role): string => {
  const payload = tokenOf(role).split('.')[1] ?? ''
  const claims = attempt(() => JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/'))) as { sub?: unknown })
  return typeof claims?.sub === 'string' ? claims.sub : ''
}
