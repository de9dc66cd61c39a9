/** The log-out path of each role. Separate from the routes, because a page's frame needs nothing else of the contracts. */
import type { Role } from '#contracts/roles.ts'

export const LOG_OUT = { admin: '/api/admin/logout', intern: '/api/users/logout', judge: '/api/judge/logout' } as const satisfies Record<Role, string>
