/** Where each role's session ends. Apart from its routes: a page's frame signs out with nothing else of the contracts. */
import type { Role } from '#contracts/roles.ts'

export const LOG_OUT = { admin: '/api/admin/logout', intern: '/api/users/logout', judge: '/api/judge/logout' } as const satisfies Record<Role, string>
