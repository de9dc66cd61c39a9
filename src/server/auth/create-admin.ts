import { sql } from 'drizzle-orm'
import { auditedCommand } from '#server/audit/audited.ts'
import { addressOf, newLink, replaceLink, type NewLink } from '#server/auth/links.ts'
import type { Db } from '#server/db/client.ts'
import { accounts } from '#server/db/schema.ts'
import { searchWords } from '#server/db/search.ts'
import { isTaken } from '#server/db/taken.ts'

type NewAdmin = { email: string; username?: string | undefined }

/** `again`: the account existed, and an earlier link of it has ended. */
type Invited = { address: string; expiresAt: Date; again: boolean }

const add = (db: Db, { email, username }: NewAdmin, link: NewLink) =>
  auditedCommand(db, { action: 'account.create', subjectType: 'account', details: { role: 'admin' } }, sql`
    insert into ${accounts} (role, email, username, search) select 'admin', ${email}, ${username ?? null}, ${searchWords(email, username)}
    where not exists (select from ${accounts} where role = 'admin' and (lower(email) = lower(${username ?? email}) or lower(username) = lower(${email})))
    returning id, token_version`, [replaceLink(link)],
  ).catch((error: unknown) => {
    if (isTaken(error, 'accounts_role_email', 'accounts_role_username')) return []
    throw error
  })

const linkAgain = (db: Db, { email, username }: NewAdmin, link: NewLink) =>
  auditedCommand(db, { action: 'account.invite', subjectType: 'account', details: { by: 'command' } }, sql`
    select id, token_version from ${accounts}
    where role = 'admin' and lower(email) = lower(${email}) and active and password_hash is null ${username === undefined ? sql`` : sql`and lower(username) = lower(${username})`} for update`, [replaceLink(link)])

/**
 * Adds an admin without a password and returns the link by which its owner chooses one: a password typed into a command
 * would stay in the shell's history. For an admin who has chosen none yet it makes a new link, replacing the earlier.
 * @returns nothing if another admin has the address or user name, or this one has a password already
 */
export const createAdmin = async (db: Db, admin: NewAdmin, localUrl: string): Promise<Invited | undefined> => {
  const link = newLink('invitation')
  const isNew = (await add(db, admin, link)).length > 0
  if (!isNew && !(await linkAgain(db, admin, link)).length) return undefined
  return { address: addressOf(link, localUrl), expiresAt: link.expiresAt, again: !isNew }
}
