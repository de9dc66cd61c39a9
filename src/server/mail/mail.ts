/** A mail as every provider of ours takes it: plain text, without attachments. */
import * as z from 'zod/mini'
import { EMAIL } from '#contracts/field-rules.ts'
import { site } from '#site/config.ts'

export type Mail = {
  /** The same for a retry, so that providers and readers can drop a double. */
  id: string
  to: string[]
  replyTo?: string
  subject: string
  text: string
  /** `auto-generated` tells staff, `auto-replied` answers a visitor (RFC 3834): no vacation notice answers either. */
  auto: 'auto-generated' | 'auto-replied'
}

/** Sends a mail. @returns what is to be noted: the status, and `error` where some of its readers were refused for good. @throws where it was not accepted */
export type Mailer = (mail: Mail) => Promise<{ status?: number; error?: string }>

const address = z.email({ pattern: EMAIL })
/** `value`, where it is one plain mail address and nothing else: no list, no name, no line break. */
export const plainAddress = (value: unknown): string | undefined => {
  const parsed = address.safeParse(value)
  return parsed.success ? parsed.data : undefined
}

/** Without line breaks and other control characters: what goes into a header stays in it. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

export const messageIdOf = (mail: Mail): string => `<${mail.id}@${new URL(site.origin).hostname}>`
export const headersOf = (mail: Mail) => ({ 'Auto-Submitted': mail.auto, 'X-Auto-Response-Suppress': 'All' })
