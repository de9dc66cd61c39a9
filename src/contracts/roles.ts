/** The three roles of staff (spec section 6). One address may hold several, as separate accounts. */
export const ROLES = ['admin', 'intern', 'judge'] as const
export type Role = (typeof ROLES)[number]

/** What each role's portal is called, in the order in which one is chosen. */
export const PORTALS: Record<Role, string> = { intern: 'Intern', judge: 'Judge', admin: 'Admin' }

/** "an intern", "a judge" */
export const withArticle = (role: string): string => `${/^[aeiou]/.test(role) ? 'an' : 'a'} ${role}`

/** A token, and with it a session, lives one hour (spec section 9). */
export const SESSION_MS = 3_600_000
