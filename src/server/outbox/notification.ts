import { momentIn } from '#contracts/day.ts'
import type { Mail } from '#server/mail/mail.ts'
import type { Channels } from '#server/outbox/channels.ts'
import { formOf } from '#server/outbox/form-of.ts'
import { mailId, type DueRow } from '#server/outbox/repository.ts'
import { visitorAddress } from '#server/outbox/visitor-address.ts'
import { site } from '#site/config.ts'

const LINE_BREAK = /\r\n|[\r\n\u0085\u2028\u2029]/

const CONTROL = /[^\P{Cc}\t]/gu
/** Addresses that some providers refuse, and the mail with them, are left out of Reply-To: they are among the fields anyway. */
const ODD_DOTS = /^\.|\.\.|\.@/

/** `Label: value`; several lines are indented, so that no line of a visitor's looks like one of ours. */
const line = (label: string, value: string) => {
  const lines = value.split(LINE_BREAK).map((text) => text.replace(CONTROL, ' '))
  const name = label.endsWith('?') ? label : `${label}:`
  return lines.length === 1 ? `${name} ${lines[0]}` : [name, ...lines.map((text) => `    ${text}`)].join('\n')
}

const linesOf = ({ formId, data, files }: DueRow): string[] =>
  formOf({ formId, data }).fields.flatMap(({ name, label, options }) => {
    if (files.includes(name)) return [line(label, 'in the inbox of the staff portal; files are not sent by email')]
    const value = Object.hasOwn(data, name) ? String(data[name]) : ''
    return value === '' ? [] : [line(label, options?.find((option) => option.value === value)?.label ?? value)]
  })

/** Notifies the firm of a submission: every field with its label; the subject names the form, but no person (trust row 12). */
export const notification = (row: DueRow, tell: Channels['tell']): Mail => {
  const { title, tells } = formOf(row)
  const address = visitorAddress(row)
  const replyTo = address && !ODD_DOTS.test(address) ? address : undefined
  return {
    id: mailId(row),
    to: tell[tells],
    ...(replyTo ? { replyTo } : {}),
    subject: `${title} from the ${site.name} website`,
    text: [
      `${title}, received on ${momentIn(site.timeZone, row.receivedAt)}.`,
      linesOf(row).join('\n'),
      ...(replyTo ? [`Reply to this email and your answer goes to ${replyTo} (its Reply-To).`] : []),
      `Reference: ${row.submissionId}\n`,
    ].join('\n\n'),
    auto: 'auto-generated',
  }
}
