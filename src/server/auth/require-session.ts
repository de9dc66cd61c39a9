import type { Role } from '#contracts/roles.ts'
import { liveSession, type Session } from '#server/auth/sessions.ts'
import { readToken } from '#server/auth/tokens.ts'
import type { Db } from '#server/db/client.ts'
import { forbidden, unauthorized } from '#server/http/problems.ts'

/**
 * The caller behind an `Authorization` header, who must be of `role` (trust rows 3 to 5).
 * @throws 401 for no token, or one that is not good; 403 for a good one of another role
 */
export const requireSession = async (db: Db, header: string | undefined, role: Role): Promise<Session> => {
  const token = /^Bearer ([\w.-]+)$/i.exec(header ?? '')?.[1]
  const claims = token ? await readToken(token) : undefined
  const session = claims && (await liveSession(db, claims))
  if (!session) throw unauthorized()
  if (session.role !== role) throw forbidden('This is not for your role.')
  return session
}
