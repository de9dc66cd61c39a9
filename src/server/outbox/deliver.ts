/** Tells people of submissions (docs/decisions/outbox.md): at least once, with growing pauses, and never silently given up. */
import type { Db } from '#server/db/client.ts'
import { env } from '#server/env.ts'
import { describe, log } from '#server/http/log.ts'
import { acknowledgement, isThrottled } from '#server/outbox/acknowledgement.ts'
import { channelsOf, type Channels } from '#server/outbox/channels.ts'
import { notification } from '#server/outbox/notification.ts'
import { Refused } from '#server/http/post.ts'
import { claim, givenUp, record, waiting, type DueRow, type Kind, type Outcome } from '#server/outbox/repository.ts'
import { visitorAddress } from '#server/outbox/visitor-address.ts'
import { delivery } from '#server/settings.ts'

type Sent = { status?: number; /** Why nothing was sent, or not to everybody, and nothing more will be. */ error?: string }

const acknowledge = async (db: Db, row: DueRow, { mail }: Channels): Promise<Sent> => {
  const address = visitorAddress(row)
  if (!address) return { error: 'NoAddress' }
  if (await isThrottled(db, row, address)) return { error: 'Throttled' }
  return (await mail?.(acknowledgement(row, address))) ?? {}
}

const send = async (db: Db, row: DueRow, channels: Channels): Promise<Sent> => {
  if (row.kind === 'acknowledge') return acknowledge(db, row, channels)
  const sent = row.kind === 'notify' ? channels.mail?.(notification(row, channels.tell)) : channels.webhook?.(row)
  return (await sent) ?? {}
}

const failure = (error: unknown): Sent => {
  if (error instanceof Refused) return { status: error.status, error: error.name }
  const { errorCode, errorName } = error instanceof Error ? describe(error) : { errorName: 'Unknown' }
  // An SMTP server's answer, where there was one.
  const { responseCode } = error as { responseCode?: unknown }
  return { ...(typeof responseCode === 'number' ? { status: responseCode } : {}), error: errorCode ?? errorName }
}

const attempt = async (db: Db, row: DueRow, channels: Channels): Promise<Outcome> => {
  const started = performance.now()
  const [ok, sent] = await send(db, row, channels).then((done) => [true, done] as const, (error: unknown) => [false, failure(error)] as const)
  return { ok, ...sent, ms: Math.round(performance.now() - started) }
}

const deliver = async (db: Db, row: DueRow, channels: Channels, now?: Date): Promise<void> => {
  const outcome = await attempt(db, row, channels)
  log({ event: 'delivery', outboxId: row.id, kind: row.kind, attempt: row.attempts, givenUp: givenUp(row, outcome), ...outcome })
  await record(db, row, outcome, now)
}

const MAILS: Kind[] = ['notify', 'acknowledge']
const WEBHOOKS: Kind[] = ['webhook']

/** Sends what is due by the ways that there are. What has no way out stays due. */
export const deliverDue = async (db: Db, { channels = channelsOf(env()), now }: { channels?: Channels; now?: Date } = {}): Promise<void> => {
  const until = performance.now() + delivery.budgetMs
  const kinds: Kind[] = [...(channels.mail ? MAILS : []), ...(channels.webhook ? WEBHOOKS : [])]
  const rows = () => (kinds.length ? claim(db, kinds, now) : Promise.resolve([]))
  for (let taken = await rows(); taken.length; taken = performance.now() < until ? await rows() : [])
    await Promise.all(taken.map((row) => deliver(db, row, channels, now)))
}

/** The log says how much waits for a way out that there isn't. */
export const tellStuck = async (db: Db, channels: Channels = channelsOf(env())): Promise<void> => {
  const mails = channels.mail ? 0 : await waiting(db, MAILS)
  const webhooks = channels.webhook ? 0 : await waiting(db, WEBHOOKS)
  if (mails) log({ event: 'no-mail-provider', ok: false, waiting: mails })
  if (webhooks) log({ event: 'no-webhook', ok: false, waiting: webhooks })
}
