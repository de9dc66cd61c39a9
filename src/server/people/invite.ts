/** New accounts without a password, and the links by which their owners choose one (trust row 7). */
import { and, eq, ne, sql } from 'drizzle-orm'
import type { Invitation } from '#contracts/api/people.ts'
import { audited } from '#server/audit/audited.ts'
import { sendLink } from '#server/auth/account-mail.ts'
import { newLink, replaceLinks } from '#server/auth/links.ts'
import type { Session } from '#server/auth/sessions.ts'
import type { Db } from '#server/db/client.ts'
import { accounts } from '#server/db/schema.ts'
import { searchWords } from '#server/db/search.ts'
import { isDuplicate } from '#server/people/duplicate.ts'
import { conflict, notFound, unauthorized } from '#server/http/problems.ts'

type Added = { _id: string; email: string; state: 'invited'; createdAt: string }

/** Adds an account of `role` and invites its owner: one statement. @throws 409 where the role has the address already */
export const addPerson = async (db: Db, session: Session, role: 'intern' | 'judge', email: string, requestUrl: string): Promise<{ person: Added; invitation: Invitation }> => {
  const link = newLink('invitation')
  const [row] = await audited<{ id: string; created_at: string | Date }>(db, session, { action: 'account.create', subjectType: 'account', details: { role } }, sql`
    insert into ${accounts} (role, email, search) select ${role}, ${email}, ${searchWords(email)} from actor returning id, created_at`, replaceLinks(link),
  ).catch((error: unknown) => {
    throw isDuplicate(error) ? conflict('There is an account with this email already') : error
  })
  if (!row) throw unauthorized()
  return {
    person: { _id: row.id, email, state: 'invited', createdAt: new Date(row.created_at).toISOString() },
    invitation: await sendLink({ role, email }, link, requestUrl),
  }
}

const staffAccount = async (db: Db, id: string) => {
  const [found] = await db.select({ role: accounts.role, email: accounts.email }).from(accounts).where(and(eq(accounts.id, id), ne(accounts.role, 'admin')))
  if (!found) throw notFound()
  return found
}

/** Another link for an account without a password; earlier ones end. @throws 404 for no intern or judge, 409 where no invitation is open */
export const inviteAgain = async (db: Db, session: Session, id: string, requestUrl: string): Promise<Invitation> => {
  const account = await staffAccount(db, id)
  const link = newLink('invitation')
  const invited = await audited(db, session, { action: 'account.invite', subjectType: 'account' }, sql`
    select id from ${accounts} where id = ${id} and role <> 'admin' and active and password_hash is null and exists (select from actor) for update`, replaceLinks(link))
  if (!invited.length) throw conflict('Only an active account without a password can be invited')
  return sendLink(account, link, requestUrl)
}
