import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Role } from '#contracts/roles.ts'
import { trail } from '#server/audit/trail.ts'
import { whyRefused } from '#server/auth/common-passwords/rule.ts'
import { hashOf, openLink } from '#server/auth/links.ts'
import { hashPassword, verifyPassword } from '#server/auth/passwords.ts'
import { pauseSubject } from '#server/auth/pauses.ts'
import type { Db } from '#server/db/client.ts'
import { rowsOf } from '#server/db/rows.ts'
import { accountLinks, accounts, signInPauses } from '#server/db/schema.ts'
import { invalid, notFound } from '#server/http/problems.ts'

/** The same answer for a link that was used, has expired, was replaced, or never existed. */
export const linkOver = () => notFound('This link has been used or is too old. Please ask for another one.', 'LINK_OVER')

/** `id` is chosen by the sender: a browser whose line breaks before the answer sends by itself once more, and gets the same answer. */
type Choice = { id?: string | undefined; secret: string; password: string }

/** The role, where this very choice was made before. Without its id a used link tells nobody whether a password is the one. @throws 404 */
const chosenBefore = async (db: Db, usedHash: string, password: string): Promise<Role> => {
  const [found] = await db.select({ role: accounts.role, hash: accounts.passwordHash }).from(accountLinks).innerJoin(accounts, eq(accounts.id, accountLinks.accountId)).where(eq(accountLinks.secretHash, usedHash))
  if (!found?.hash || !(await verifyPassword(password, found.hash))) throw linkOver()
  return found.role
}

/**
 * Uses the link up: sets the password and ends every session and every other link of the account, in one statement, so
 * that of two at once only one wins. It locks the account before the link, the same order as in making a link: otherwise
 * the two could deadlock. It also ends a pause after wrong guesses from this network, which would refuse the new
 * password.
 * @throws 404 for a link that is no longer valid, 422 for a password that others would guess
 */
export const choosePassword = async (db: Db, { id = randomUUID(), secret, password }: Choice, address: string): Promise<Role> => {
  const usedHash = hashOf(`${secret} ${id}`)
  const owner = await openLink(db, secret)
  if (!owner) return chosenBefore(db, usedHash, password)
  const refused = whyRefused(password, [owner.email, owner.username])
  if (refused) throw invalid([{ message: refused, field: 'password' }])
  const [changed] = await rowsOf<{ role: Role }>(db, sql`
    with owned as (
      select token_version from ${accounts} where id = ${owner.accountId} for no key update
    ), used as (
      update ${accountLinks} as l set used_at = now(), secret_hash = ${usedHash} from owned
      where l.secret_hash = ${hashOf(secret)} and l.token_version = owned.token_version
      returning l.account_id, l.purpose
    ), changed as (
      update ${accounts} as a set password_hash = ${await hashPassword(password)}, token_version = a.token_version + 1 from used
      where a.id = used.account_id returning a.id, a.role, used.purpose
    ), cleared as (
      delete from ${signInPauses} where subject = ${pauseSubject(owner.role, owner.accountId, address)} and exists (select from changed)
    ), ${trail(sql`select id, role, 'account.password', 'account', id::text, jsonb_build_object('by', purpose) from changed`)}
    select role from changed`)
  return changed?.role ?? chosenBefore(db, usedHash, password)
}
