import { headersOf, oneLine, type Mailer } from '#server/mail/mail.ts'
import { post } from '#server/http/post.ts'

/** By HTTP, in the format of Resend's `POST /emails`; its idempotency key makes a retry the same mail (docs/mail-and-webhooks.md). */
export const httpMailer = (url: string, token: string, from: string): Mailer => (mail) =>
  post(
    url,
    { authorization: `Bearer ${token}`, 'idempotency-key': mail.id },
    JSON.stringify({
      from,
      to: mail.to.map(oneLine),
      ...(mail.replyTo ? { reply_to: oneLine(mail.replyTo) } : {}),
      subject: oneLine(mail.subject),
      text: mail.text,
      headers: { 'X-Entity-Ref-ID': mail.id, ...headersOf(mail) },
    }),
  )
