import { isLocal, type Env } from '#server/env.ts'
import { folderMailer, MAIL_FOLDER } from '#server/mail/folder.ts'
import { httpMailer } from '#server/mail/http.ts'
import type { Mailer } from '#server/mail/mail.ts'
import { smtpMailer } from '#server/mail/smtp.ts'
import { site } from '#site/config.ts'

/** The mail provider that the environment names; a local run without one has a folder, production has none. */
export const mailerOf = (env: Env): Mailer | undefined => {
  const from = env.MAIL_FROM ?? `${JSON.stringify(site.name)} <${site.email}>`
  if (env.SMTP_URL) return smtpMailer(env.SMTP_URL, from)
  if (env.MAIL_HTTP_URL && env.MAIL_HTTP_TOKEN) return httpMailer(env.MAIL_HTTP_URL, env.MAIL_HTTP_TOKEN, from)
  return isLocal() ? folderMailer(MAIL_FOLDER, from) : undefined
}
