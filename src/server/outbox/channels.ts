import type { FormDeclaration } from '#contracts/forms/declaration.ts'
import type { Env } from '#server/env.ts'
import type { Mailer } from '#server/mail/mail.ts'
import { mailerOf } from '#server/mail/provider.ts'
import { webhookOf, type Webhook } from '#server/webhooks/webhook.ts'
import { site } from '#site/config.ts'

/** The channels (mail, webhook), and which mailboxes are notified of which forms. */
export type Channels = { mail?: Mailer; webhook?: Webhook; tell: Record<FormDeclaration['tells'], string[]> }

const orElse = (listed: string[], address: string) => (listed.length ? listed : [address])

export const channelsOf = (env: Env): Channels => ({
  mail: mailerOf(env),
  webhook: webhookOf(env),
  tell: { office: orElse(env.NOTIFY_OFFICE, site.email), careers: orElse(env.NOTIFY_CAREERS, site.careersEmail) },
})
