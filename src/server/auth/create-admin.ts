import { sql } from 'drizzle-orm'
import { addressOf, newLink, replaceLinks } from '#server/auth/links.ts'
import type { Db } from '#server/db/client.ts'
import { accounts, audit } from '#server/db/schema.ts'
import { searchWords } from '#server/db/search.ts'
import { isDuplicate } from '#server/people/duplicate.ts'

export type NewAdmin = { email: string; username?: string | undefined }

/**
 * Adds an admin without a password, and answers the link by which its owner chooses one: no password is typed into a
 * command, where a shell would remember it. @returns nothing where an admin has the address or user name already
 */
export const createAdmin = async (db: Db, { email, username }: NewAdmin, localUrl: string): Promise<{ address: string; expiresAt: Date } | undefined> => {
  const link = newLink('invitation')
  const added = await db
    .execute(sql`
      with written as (
        insert into ${accounts} (role, email, username, search) select 'admin', ${email}, ${username ?? null}, ${searchWords(email, username)}
        where not exists (select from ${accounts} where role = 'admin' and (lower(email) = lower(${username ?? email}) or lower(username) = lower(${email})))
        returning id
      ), ${sql.join(replaceLinks(link), sql`, `)}, trail as (
        insert into ${audit} (action, subject_type, subject_id, details) select 'account.create', 'account', id::text, '{"role": "admin"}' from written
      )
      select id from written`)
    .catch((error: unknown) => {
      if (isDuplicate(error)) return { rows: [] }
      throw error
    })
  return (added as { rows: unknown[] }).rows.length ? { address: addressOf(link, localUrl), expiresAt: link.expiresAt } : undefined
}
