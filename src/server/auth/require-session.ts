import type { Role } from '#contracts/roles.ts'
import { liveSession, type Session } from '#server/auth/sessions.ts'
import { readToken } from '#server/auth/tokens.ts'
import type { Db } from '#server/db/client.ts'
import { forbidden, unauthorized } from '#server/http/problems.ts'

/** The caller behind an `Authorization` header (trust rows 3 to 5). @throws 401 for no token, or an invalid one */
export const requireSession = async (db: Db, header: string | undefined): Promise<Session> => {
  const token = /^Bearer ([\w.-]+)$/i.exec(header ?? '')?.[1]
  const claims = token ? await readToken(token) : undefined
  const session = claims && (await liveSession(db, claims))
  if (!session) throw unauthorized()
  return session
}

/** @throws 403 for a valid token of another role */
export const requireRole = (session: Session, role: Role): void => {
  if (session.role !== role) throw forbidden('This is not for your role.')
}
