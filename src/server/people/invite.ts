/** New accounts without a password, and the links by which owners choose one, or another (trust row 7). */
import { randomUUID } from 'node:crypto'
import { and, eq, isNull, ne, sql } from 'drizzle-orm'
import type { LinkPurpose } from '#contracts/api/auth.ts'
import type { Invitation, NewAccount } from '#contracts/api/people.ts'
import type { Role } from '#contracts/roles.ts'
import { audited } from '#server/audit/audited.ts'
import { sendLink } from '#server/auth/account-mail.ts'
import { newLink, openLink, replaceLink, type NewLink } from '#server/auth/links.ts'
import type { Session } from '#server/auth/sessions.ts'
import type { Db } from '#server/db/client.ts'
import { moment } from '#server/db/rows.ts'
import { accounts } from '#server/db/schema.ts'
import { searchWords } from '#server/db/search.ts'
import { isTaken } from '#server/db/taken.ts'
import { conflict, notFound, unauthorized } from '#server/http/problems.ts'
import { keyedHash } from '#server/keyed-hash.ts'

type Added = { _id: string; email: string; state: 'invited'; createdAt: string }

/** Adds an account of `role`, once for its id, and invites its owner: one statement. @throws 409 where the role has the address already, 401 where the session has just ended */
export const addPerson = async (db: Db, session: Session, role: 'intern' | 'judge', { id = randomUUID(), email }: NewAccount, requestUrl: string): Promise<{ person: Added; invitation: Invitation }> => {
  // Made again by the same request of the same session, and by nothing that outlives the session.
  const link = newLink('invitation', keyedHash('invitation', session.id, id))
  const rows = await audited<{ created_at: string | Date }>(db, session, { action: 'account.create', subjectType: 'account', details: { role } }, sql`
    insert into ${accounts} (id, role, email, search) select ${id}::uuid, ${role}, ${email}, ${searchWords(email)} from actor returning id, created_at, token_version`, [replaceLink(link)],
  ).catch((error: unknown) => {
    // With both the same, which index refuses first depends on how the table was made.
    if (isTaken(error, 'accounts_pkey', 'accounts_role_email')) return undefined
    throw error
  })
  const person = (createdAt: string | Date): Added => ({ _id: id, email, state: 'invited', createdAt: moment(createdAt) })
  if (!rows) return { person: person(await addedBefore(db, id, role, email)), invitation: await sendAgain(db, session, id, { role, email }, link, requestUrl) }
  if (!rows[0]) throw unauthorized()
  return { person: person(rows[0].created_at), invitation: await sendLink({ role, email }, link, requestUrl) }
}

/** When this very account was added, under the id that its sender chose. @throws 409 where it is another one, or has changed since */
const addedBefore = async (db: Db, id: string, role: Role, email: string): Promise<Date> => {
  const [found] = await db.select({ createdAt: accounts.createdAt }).from(accounts).where(and(eq(accounts.id, id), eq(accounts.role, role), eq(accounts.email, email), eq(accounts.active, true), isNull(accounts.passwordHash)))
  if (!found) throw conflict('There is an account with this email already')
  return found.createdAt
}

/** The same mail, while its link is open; after that another link. */
const sendAgain = async (db: Db, session: Session, id: string, to: { role: Role; email: string }, link: NewLink, requestUrl: string): Promise<Invitation> => {
  const open = await openLink(db, link.secret)
  return open ? sendLink(to, { ...link, expiresAt: open.expiresAt }, requestUrl) : linkAgain(db, session, 'invitation', id, requestUrl)
}

const staffAccount = async (db: Db, id: string) => {
  const [found] = await db.select({ role: accounts.role, email: accounts.email, active: accounts.active, hasPassword: sql<boolean>`${accounts.passwordHash} is not null` }).from(accounts).where(and(eq(accounts.id, id), ne(accounts.role, 'admin')))
  if (!found) throw notFound()
  return found
}

const LINKS = {
  invitation: { action: 'account.invite', hasPassword: false, refused: 'Only an active account without a password can be invited' },
  reset: { action: 'account.reset', hasPassword: true, refused: 'Only an active account with a password can be sent a link to a new one' },
} as const satisfies Record<LinkPurpose, object>

/**
 * Another link for an account, an invitation if it has no password yet; earlier links end, a password stays until the
 * link is used. @throws 404 for no intern or judge, 409 for an account that can't have such a link, 401 where the session has just ended
 */
export const linkAgain = async (db: Db, session: Session, purpose: LinkPurpose, id: string, requestUrl: string): Promise<Invitation> => {
  const account = await staffAccount(db, id)
  const link = newLink(purpose)
  const { action, hasPassword, refused } = LINKS[purpose]
  const linked = await audited(db, session, { action, subjectType: 'account' }, sql`
    select id, token_version from ${accounts} where id = ${id} and role <> 'admin' and active and (password_hash is not null) = ${hasPassword} and exists (select from actor) for update`, [replaceLink(link)])
  if (!linked.length) {
    const now = await staffAccount(db, id)
    throw now.active && now.hasPassword === hasPassword ? unauthorized() : conflict(refused)
  }
  return sendLink(account, link, requestUrl)
}
