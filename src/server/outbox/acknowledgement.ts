import type { Db } from '#server/db/client.ts'
import { allows } from '#server/limits/service.ts'
import type { Mail } from '#server/mail/mail.ts'
import { SIGNATURE } from '#server/mail/signature.ts'
import { formOf } from '#server/outbox/form-of.ts'
import { mailId } from '#server/outbox/mail-id.ts'
import type { DueRow } from '#server/outbox/repository.ts'
import { limits } from '#server/settings.ts'
import { site } from '#site/config.ts'

/**
 * One mailbox, however it is written: case and a `+tag` make no other, nor do dots where most people have theirs. Where
 * dots do count, two people share their three of a day.
 */
const mailboxOf = (address: string) => {
  const [name = '', domain = ''] = address.toLowerCase().split('@')
  return `${name.replace(/\+.*/, '').replaceAll('.', '')}@${domain.replace(/^googlemail\.com$/, 'gmail.com')}`
}

/** Whether this address has had its acknowledgements of the day. Counted at the first attempt only: a retry is no new mail. */
export const isThrottled = async (db: Db, { attempts }: DueRow, address: string): Promise<boolean> =>
  attempts <= 1 && !(await allows(db, { limit: limits.acknowledgementsPerAddress, subject: mailboxOf(address) }))

const lower = (title: string) => title.charAt(0).toLowerCase() + title.slice(1)

/** Thanks the visitor in the firm's words alone: with nothing of theirs in it, nobody can send spam to others through us. */
export const acknowledgement = (row: DueRow, address: string): Mail => {
  const { title, tells, promise } = formOf(row)
  const ours = tells === 'careers' ? site.careersEmail : site.email
  return {
    id: mailId(row),
    to: [address],
    replyTo: ours,
    subject: `${site.name} has received your ${lower(title)}`,
    text: [
      'Hello,',
      `Thank you for your ${lower(title)}. It has reached us, and nothing more is needed from you now.`,
      ...(promise ? [promise] : []),
      'If you have something to add, simply answer this mail. If you did not write to us, somebody has mistyped an address: please ignore this mail.',
      SIGNATURE,
    ].join('\n\n'),
    auto: 'auto-replied',
  }
}
