/** The three roles of staff (spec section 6). One address may hold several, as separate accounts. */
export const ROLES = ['admin', 'intern', 'judge'] as const
export type Role = (typeof ROLES)[number]

/** A token, and with it a session, lives one hour (spec section 9). */
export const SESSION_MS = 3_600_000
