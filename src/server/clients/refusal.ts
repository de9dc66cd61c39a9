/** Why a client was not saved, determined after a save has met no row. */
import { and, eq } from 'drizzle-orm'
import { INTERN_REQUIRED } from '#contracts/api/clients.ts'
import { CHANGED_MEANWHILE } from '#contracts/errors.ts'
import { findClient } from '#server/clients/find.ts'
import type { Db } from '#server/db/client.ts'
import { accounts } from '#server/db/schema.ts'
import { conflict, invalid, notFound, unauthorized, type HttpProblem } from '#server/http/problems.ts'

const isActiveIntern = (db: Db, id: string) => db.$count(accounts, and(eq(accounts.id, id), eq(accounts.role, 'intern'), eq(accounts.active, true)))

type Asked = { id: string; version: number | undefined; ownerId?: string; user?: string | undefined }

/** 404 if the caller has no such client, 409 if it was saved meanwhile, 422 for an intern who is none; otherwise the session has just ended. */
export const refusalOf = async (db: Db, { id, version, ownerId, user }: Asked): Promise<HttpProblem> => {
  const client = await findClient(db, id, ownerId)
  if (!client) return notFound()
  if (version !== undefined && version !== client.version) return conflict('Somebody else has saved this client since you opened it.', CHANGED_MEANWHILE)
  if (user && !(await isActiveIntern(db, user))) return invalid([{ message: INTERN_REQUIRED, field: 'user' }])
  return unauthorized()
}
