/** Mails with a link to choose a password, and whether they were sent. */
import { setTimeout as pause } from 'node:timers/promises'
import type { LinkPurpose } from '#contracts/api/auth.ts'
import type { Invitation } from '#contracts/api/people.ts'
import { withArticle, type Role } from '#contracts/roles.ts'
import { addressOf, type NewLink } from '#server/auth/links.ts'
import { env, isLocal } from '#server/env.ts'
import { afterwards } from '#server/http/afterwards.ts'
import { wentWell } from '#server/http/log.ts'
import type { Mail } from '#server/mail/mail.ts'
import { mailerOf } from '#server/mail/provider.ts'
import { SIGNATURE } from '#server/mail/signature.ts'
import { surelyNotSent } from '#server/mail/surely-not-sent.ts'
import { linkLifeMs, MAIL_PATIENCE_MS } from '#server/settings.ts'
import { site } from '#site/config.ts'

const HOUR = 3_600_000
/** "hour", "3 days": what comes after "within the next". */
const lifeOf = (purpose: LinkPurpose): string => {
  const hours = linkLifeMs[purpose] / HOUR
  return hours === 1 ? 'hour' : hours < 48 ? `${hours} hours` : `${hours / 24} days`
}

type Recipient = { role: Role; email: string }

const invitation = (role: Role, address: string): Pick<Mail, 'subject' | 'text'> => ({
  subject: `Your ${role} account at ${site.name}`,
  text: [
    'Hello,',
    `${site.name} has opened an account for you as ${withArticle(role)}. To begin, choose a password within the next ${lifeOf('invitation')}:`,
    address,
    'The link works once and is yours alone: please don’t pass it on. If you didn’t expect this email, ignore it; nobody can sign in without a password.',
    SIGNATURE,
  ].join('\n\n'),
})

const reset = (role: Role, address: string, byAdmin: boolean): Pick<Mail, 'subject' | 'text'> => ({
  subject: `Choose a new password at ${site.name}`,
  text: [
    'Hello,',
    `${byAdmin ? `An administrator of ${site.name} has sent you this link to choose` : 'Somebody, most likely you, asked for'} a new password for your ${role} account. Choose it within the next ${lifeOf('reset')}:`,
    address,
    `The link works once. Setting the new password signs every device out. If you ${byAdmin ? 'don’t need one' : 'didn’t ask for this'}, ignore this email: your password stays as it is.`,
    SIGNATURE,
  ].join('\n\n'),
})

const mailOf = ({ role, email }: Recipient, link: NewLink, address: string, byAdmin: boolean): Mail => {
  const words = link.purpose === 'invitation' ? invitation(role, address) : reset(role, address, byAdmin)
  return { id: link.hash, to: [email], replyTo: site.email, ...words, auto: 'auto-generated' }
}

type Fate = 'sent' | 'perhaps sent' | 'not sent'

const send = async (mail: Mail): Promise<Fate> => {
  const mailer = mailerOf(env())
  if (!mailer) return 'not sent'
  let failed: Fate = 'not sent'
  const sent = await wentWell('account-mail', () =>
    mailer(mail).catch((error: unknown) => {
      if (!surelyNotSent(error)) failed = 'perhaps sent'
      throw error
    }))
  return sent ? 'sent' : failed
}

/** Mails a link to its owner, who has asked for it. @returns the outcome: with a lost answer it is perhaps sent */
export const mailLink = (to: Recipient, link: NewLink, requestUrl: string): Promise<Fate> => send(mailOf(to, link, addressOf(link, requestUrl), false))

/**
 * Sends a link that an admin made to its owner. If it couldn't be sent, and in a local run, where the mail is a file, the
 * admin gets it to pass on: a provider that fails loses no invitation.
 */
export const sendLink = async (to: Recipient, link: NewLink, requestUrl: string): Promise<Invitation> => {
  const address = addressOf(link, requestUrl)
  const sending = send(mailOf(to, link, address, true)).then((fate) => fate === 'sent')
  // A slow provider may still accept it later.
  afterwards(sending)
  const sent = await Promise.race([sending, pause(MAIL_PATIENCE_MS, false, { ref: false })])
  return { sent, expiresAt: link.expiresAt.toISOString(), ...(sent && !isLocal() ? {} : { link: address }) }
}
