import { sql } from 'drizzle-orm'
import type { Role } from '#contracts/roles.ts'
import { NOBODY, trail } from '#server/audit/trail.ts'
import { mailLink } from '#server/auth/account-mail.ts'
import { newLink, replaceLink } from '#server/auth/links.ts'
import { accountByName } from '#server/auth/staff-accounts.ts'
import type { Db } from '#server/db/client.ts'
import { accounts } from '#server/db/schema.ts'
import { env } from '#server/env.ts'
import { wentWell } from '#server/http/log.ts'
import { allows } from '#server/limits/service.ts'
import { mailerOf } from '#server/mail/provider.ts'
import { limits } from '#server/settings.ts'

/**
 * Sends the owner of an account a link: to choose another password, or, where there is none yet, another invitation. For
 * an unknown or deactivated account nothing happens; nobody waits for this, so its timing reveals nothing. A link is
 * stored only if its mail was, or may have been, sent: one that was certainly not sent must not end a link that an admin
 * has handed over. Nor is it stored if the account's links ended while its mail was being sent. One account gets only a
 * few mails an hour.
 * @returns whether nothing failed, for the log
 */
export const sendForgotten = (db: Db, role: Role, email: string, requestUrl: string): Promise<boolean> =>
  wentWell('account-mail', async () => {
    if (!mailerOf(env())) return
    const account = await accountByName(db, role, email)
    if (!account?.active || account.email.toLowerCase() !== email.trim().toLowerCase() || !(await allows(db, { limit: limits.forgottenPerAccount, subject: account.id }))) return
    const link = newLink(account.passwordHash ? 'reset' : 'invitation')
    if ((await mailLink(account, link, requestUrl)) === 'not sent') return
    await db.execute(sql`
      with written as (select id, token_version from ${accounts} where id = ${account.id} and active and token_version = ${account.tokenVersion} for update), ${replaceLink(link)},
        ${trail(sql`select ${NOBODY}, 'account.forgotten', 'account', id::text, '{}' from written`)}
      select id from written`)
  })
