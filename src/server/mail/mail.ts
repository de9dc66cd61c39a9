/** A mail in the form that all our providers accept: plain text, without attachments. */
import * as z from 'zod/mini'
import { EMAIL } from '#contracts/field-rules.ts'
import { site } from '#site/config.ts'

export type Mail = {
  /** The same for a retry, so that providers and mail programs can drop a duplicate. */
  id: string
  to: string[]
  replyTo?: string
  subject: string
  text: string
  /** `auto-generated` for notifications to staff, `auto-replied` for answers to visitors (RFC 3834): neither triggers a vacation notice. */
  auto: 'auto-generated' | 'auto-replied'
}

/** Sends a mail. @returns what to record: the status, and `error` if some recipients were refused permanently. @throws if it was not accepted */
export type Mailer = (mail: Mail) => Promise<{ status?: number; error?: string }>

const address = z.email({ pattern: EMAIL })
/** `value`, if it is one plain mail address and nothing else: no list, no name, no line break. */
export const plainAddress = (value: unknown): string | undefined => {
  const parsed = address.safeParse(value)
  return parsed.success ? parsed.data : undefined
}

/** Without line breaks and other control characters: what goes into a header stays in it. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** The `Message-ID`: the same for a retry. */
export const messageIdOf = (mail: Mail): string => `<${mail.id}@${new URL(site.origin).hostname}>`
/**
 * The headers that mark a mail as automatic, so that no vacation notice answers it. Exchange reads the second: all that it
 * knows but NDR, since "All" would also suppress the report of a mail that could not be delivered.
 */
export const headersOf = (mail: Mail) => ({ 'Auto-Submitted': mail.auto, 'X-Auto-Response-Suppress': 'DR, RN, NRN, OOF, AutoReply' })
