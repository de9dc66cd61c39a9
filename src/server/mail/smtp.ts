import { createTransport } from 'nodemailer'
import { isLocal } from '#server/env.ts'
import { compose } from '#server/mail/compose.ts'
import type { Mailer } from '#server/mail/mail.ts'
import { delivery } from '#server/settings.ts'

/** By SMTP; `smtp://` is upgraded by STARTTLS, and nothing is sent without it except in a local run. */
export const smtpMailer = (url: string, from: string): Mailer => {
  const transport = createTransport({
    url, requireTLS: !isLocal(), connectionTimeout: delivery.timeoutMs, greetingTimeout: delivery.timeoutMs, socketTimeout: delivery.timeoutMs,
  })
  return async (mail) => {
    const { rejectedErrors: refused = [] } = await transport.sendMail({ ...compose(mail, from), signal: AbortSignal.timeout(delivery.timeoutMs) })
    const [first] = refused
    // Some recipients have it. After a temporary refusal all get another attempt, those who have it too; a permanent one is recorded.
    const later = refused.find(({ responseCode = 0 }) => responseCode < 500)
    if (later) throw later
    return first ? { status: first.responseCode, error: 'RecipientRefused' } : {}
  }
}
