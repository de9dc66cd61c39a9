/** Links by which somebody chooses a password: an invitation, or a forgotten one (trust row 7). */
import { hash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lte, sql, type SQL } from 'drizzle-orm'
import type { LinkPurpose } from '#contracts/api/auth.ts'
import type { Db } from '#server/db/client.ts'
import { accountLinks, accounts } from '#server/db/schema.ts'
import { linkLifeMs } from '#server/settings.ts'
import { isLocal } from '#server/env.ts'
import { site } from '#site/config.ts'

/** A new link: `secret` is sent and never stored, `hash` is stored. */
export type NewLink = { secret: string; hash: string; purpose: LinkPurpose; expiresAt: Date }

export const hashOf = (secret: string): string => hash('sha256', secret, 'base64url')

export const newLink = (purpose: LinkPurpose, secret = randomBytes(32).toString('base64url')): NewLink => (
  { secret, hash: hashOf(secret), purpose, expiresAt: new Date(Date.now() + linkLifeMs[purpose]) }
)

/**
 * The address of the page that opens the link. The secret is in the fragment: it reaches no server, log or referrer. The
 * origin is the site's own; only a local run takes the request's, which in production would be its sender's choice.
 */
export const addressOf = ({ secret }: NewLink, requestUrl: string): string => `${isLocal() ? new URL(requestUrl).origin : site.origin}/account#${secret}`

/** Part of a statement: ends the links of the account whose `id` the part `written` has. */
export const endLinks: SQL = sql`ended as (delete from ${accountLinks} where account_id in (select id from written))`

/**
 * Part of a statement: a new link replaces the open one; the part `written` has the account's `id` and `token_version`,
 * with its row locked. A statement that has waited for another doesn't see what the other wrote, so a unique index allows
 * one open link, and a link is valid only while the account's version is the link's.
 */
export const replaceLink = ({ hash, purpose, expiresAt }: NewLink): SQL => sql`linked as (
  insert into ${accountLinks} (secret_hash, account_id, purpose, expires_at, token_version)
  select ${hash}, id, ${purpose}, ${expiresAt.toISOString()}::timestamptz, token_version from written
  on conflict (account_id) where used_at is null
  do update set secret_hash = excluded.secret_hash, purpose = excluded.purpose, expires_at = excluded.expires_at, token_version = excluded.token_version, created_at = now()
)`

/** Whose link this is, while it can still be used. */
export const openLink = async (db: Db, secret: string) => {
  const [found] = await db
    .select({ accountId: accounts.id, role: accounts.role, email: accounts.email, username: accounts.username, purpose: accountLinks.purpose, expiresAt: accountLinks.expiresAt })
    .from(accountLinks)
    .innerJoin(accounts, eq(accounts.id, accountLinks.accountId))
    .where(and(eq(accountLinks.secretHash, hashOf(secret)), isNull(accountLinks.usedAt), gt(accountLinks.expiresAt, sql`now()`), eq(accountLinks.tokenVersion, accounts.tokenVersion), eq(accounts.active, true)))
  return found
}

/** Deletes expired links. */
export const purgeLinks = async (db: Db): Promise<void> => {
  await db.delete(accountLinks).where(lte(accountLinks.expiresAt, sql`now()`))
}
