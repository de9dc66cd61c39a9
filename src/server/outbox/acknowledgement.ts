import { within } from '#contracts/forms/schema.ts'
import type { Db } from '#server/db/client.ts'
import { allows } from '#server/limits/service.ts'
import type { Mail, Mailer } from '#server/mail/mail.ts'
import { readersRefused } from '#server/mail/readers-refused.ts'
import { SIGNATURE } from '#server/mail/signature.ts'
import { formOf } from '#server/outbox/form-of.ts'
import { mailId, type DueRow } from '#server/outbox/repository.ts'
import { visitorAddress } from '#server/outbox/visitor-address.ts'
import { limits } from '#server/settings.ts'
import { site } from '#site/config.ts'

/**
 * One mailbox, however its address is written: ignores case, a `+tag`, and dots, as Gmail does. Where dots do matter, two
 * people share the three a day.
 */
const mailboxOf = (address: string) => {
  const [name = '', domain = ''] = address.toLowerCase().split('@')
  return `${name.replace(/\+.*/, '').replaceAll('.', '')}@${domain.replace(/^googlemail\.com$/, 'gmail.com')}`
}

/** Whether this address has had its acknowledgements of the day. Counted at the first attempt only: a retry is not a new mail. */
const isThrottled = async (db: Db, { attempts }: DueRow, address: string): Promise<boolean> =>
  attempts <= 1 && !(await allows(db, { limit: limits.acknowledgementsPerAddress, subject: mailboxOf(address) }))

/** Thanks the visitor in the firm's words alone: with nothing of theirs in it, nobody can send spam to others through us. */
const acknowledgement = (row: DueRow, address: string): Mail => {
  const { title, tells, promise } = formOf(row)
  const ours = tells === 'careers' ? site.careersEmail : site.email
  return {
    id: mailId(row),
    to: [address],
    replyTo: ours,
    subject: `${site.name} has received your ${within(title)}`,
    text: [
      'Hello,',
      `Thank you for your ${within(title)}. It has reached us, and nothing more is needed from you now.`,
      ...(promise ? [promise] : []),
      'If you have something to add, simply reply to this email. If you did not write to us, somebody has mistyped an address: please ignore this email.',
      SIGNATURE,
    ].join('\n\n'),
    auto: 'auto-replied',
  }
}

/** The visitor is the only recipient: if their address is refused permanently, no further attempt would succeed. */
const settledIfRefused = (error: unknown) => {
  const status = readersRefused(error)
  if (status === undefined) throw error
  return { status, error: 'RecipientRefused' }
}

/** Thanks the visitor, where they can be reached and haven't been thanked too often. */
export const acknowledge = async (db: Db, row: DueRow, mail: Mailer): ReturnType<Mailer> => {
  const address = visitorAddress(row)
  if (!address) return { error: 'NoAddress' }
  if (await isThrottled(db, row, address)) return { error: 'Throttled' }
  return mail(acknowledgement(row, address)).catch(settledIfRefused)
}
