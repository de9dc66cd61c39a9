import { sql } from 'drizzle-orm'
import type { Role } from '#contracts/roles.ts'
import { trail } from '#server/audit/trail.ts'
import { whyRefused } from '#server/auth/common-passwords/rule.ts'
import { hashOf, openLink } from '#server/auth/links.ts'
import { hashPassword } from '#server/auth/passwords.ts'
import { pauseSubject } from '#server/auth/pauses.ts'
import type { Db } from '#server/db/client.ts'
import { rowsOf } from '#server/db/rows.ts'
import { accountLinks, accounts, signInPauses } from '#server/db/schema.ts'
import { invalid, notFound } from '#server/http/problems.ts'

/** The same answer for a link that was used, has expired, was replaced, or never existed. */
export const linkOver = () => notFound('This link has been used or is too old. Please ask for another one.', 'LINK_OVER')

/**
 * Uses the link up: sets the password and ends every session and every other link of the account, in one statement, so
 * that of two at once only one wins. It locks the account before the link, the same order as in making a link: otherwise
 * the two could deadlock. It also ends a pause after wrong guesses from this network, which would refuse the new
 * password.
 * @throws 404 for a link that is no longer valid, 422 for a password that others would guess
 */
export const choosePassword = async (db: Db, { secret, password }: { secret: string; password: string }, address: string): Promise<Role> => {
  const owner = await openLink(db, secret)
  if (!owner) throw linkOver()
  const refused = whyRefused(password, [owner.email, owner.username])
  if (refused) throw invalid([{ message: refused, field: 'password' }])
  const [changed] = await rowsOf<{ role: Role }>(db, sql`
    with owned as (
      select id, token_version from ${accounts} where id = ${owner.accountId} and active for no key update
    ), used as (
      update ${accountLinks} as l set used_at = now() from owned
      where l.secret_hash = ${hashOf(secret)} and l.used_at is null and l.expires_at > now() and l.account_id = owned.id and l.token_version = owned.token_version
      returning l.account_id, l.purpose
    ), changed as (
      update ${accounts} as a set password_hash = ${await hashPassword(password)}, token_version = a.token_version + 1 from used
      where a.id = used.account_id returning a.id, a.role, used.purpose
    ), cleared as (
      delete from ${signInPauses} where subject = ${pauseSubject(owner.role, owner.accountId, address)} and exists (select from changed)
    ), ${trail(sql`select id, role, 'account.password', 'account', id::text, jsonb_build_object('by', purpose) from changed`)}
    select role from changed`)
  if (!changed) throw linkOver()
  return changed.role
}
