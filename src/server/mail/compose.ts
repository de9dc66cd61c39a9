import type { SendMailOptions } from 'nodemailer'
import { headersOf, messageIdOf, oneLine, type Mail } from '#server/mail/mail.ts'

/** `mail` for nodemailer. Addresses are objects, so that nothing in them is read as a list or a name (no header injection). */
export const compose = (mail: Mail, from: string): SendMailOptions => ({
  from,
  to: mail.to.map((address) => ({ name: '', address: oneLine(address) })),
  ...(mail.replyTo ? { replyTo: { name: '', address: oneLine(mail.replyTo) } } : {}),
  subject: oneLine(mail.subject),
  text: mail.text,
  textEncoding: 'quoted-printable',
  messageId: messageIdOf(mail),
  headers: headersOf(mail),
})
