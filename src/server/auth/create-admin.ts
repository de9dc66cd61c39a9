import { sql } from 'drizzle-orm'
import { auditedCommand } from '#server/audit/audited.ts'
import { addressOf, newLink, replaceLink } from '#server/auth/links.ts'
import type { Db } from '#server/db/client.ts'
import { accounts } from '#server/db/schema.ts'
import { searchWords } from '#server/db/search.ts'
import { isTaken } from '#server/db/taken.ts'

type NewAdmin = { email: string; username?: string | undefined }

/**
 * Adds an admin without a password, and answers the link by which its owner chooses one: no password is typed into a
 * command, where a shell would remember it. @returns nothing where an admin has the address or user name already
 */
export const createAdmin = async (db: Db, { email, username }: NewAdmin, localUrl: string): Promise<{ address: string; expiresAt: Date } | undefined> => {
  const link = newLink('invitation')
  const added = await auditedCommand(db, { action: 'account.create', subjectType: 'account', details: { role: 'admin' } }, sql`
    insert into ${accounts} (role, email, username, search) select 'admin', ${email}, ${username ?? null}, ${searchWords(email, username)}
    where not exists (select from ${accounts} where role = 'admin' and (lower(email) = lower(${username ?? email}) or lower(username) = lower(${email})))
    returning id, token_version`, [replaceLink(link)],
  ).catch((error: unknown) => {
    if (isTaken(error, 'accounts_role_email', 'accounts_role_username')) return []
    throw error
  })
  return added.length ? { address: addressOf(link, localUrl), expiresAt: link.expiresAt } : undefined
}
