/** Tells people of submissions (docs/decisions/outbox.md): at least once, with growing pauses, and never silently given up. */
import type { Db } from '#server/db/client.ts'
import { env } from '#server/env.ts'
import { log } from '#server/http/log.ts'
import { acknowledgement, isThrottled } from '#server/outbox/acknowledgement.ts'
import { channelsOf, type Channels } from '#server/outbox/channels.ts'
import { failure } from '#server/outbox/failure.ts'
import { notification } from '#server/outbox/notification.ts'
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

const attempt = async (db: Db, row: DueRow, channels: Channels): Promise<Outcome> => {
  const started = performance.now()
  const [ok, sent] = await send(db, row, channels).then((done) => [true, done] as const, (error: unknown) => [false, failure(error)] as const)
  return { ok, ...sent, ms: Math.round(performance.now() - started) }
}

const deliver = async (db: Db, row: DueRow, channels: Channels, now?: Date): Promise<Outcome> => {
  const outcome = await attempt(db, row, channels)
  log({ event: 'delivery', outboxId: row.id, kind: row.kind, attempt: row.attempts, givenUp: givenUp(row, outcome), ...outcome })
  await record(db, row, outcome, now)
  return outcome
}

/** One batch after the other, until nothing is due, the time is over, or the receiver says that it is asked too fast. */
const deliverBatches = async (db: Db, kinds: Kind[], channels: Channels, now?: Date): Promise<void> => {
  const until = performance.now() + delivery.budgetMs
  let outcomes: Outcome[]
  do outcomes = await Promise.all((await claim(db, kinds, now)).map((row) => deliver(db, row, channels, now)))
  while (outcomes.length && performance.now() < until && outcomes.every(({ waitMs }) => waitMs === undefined))
}

const MAILS: Kind[] = ['notify', 'acknowledge']
const WEBHOOKS: Kind[] = ['webhook']

/** Sends what is due by the ways that there are, neither of which waits for the other. What has no way out stays due. */
export const deliverDue = async (db: Db, { channels = channelsOf(env()), now }: { channels?: Channels; now?: Date } = {}): Promise<void> => {
  const ways = [...(channels.mail ? [MAILS] : []), ...(channels.webhook ? [WEBHOOKS] : [])]
  await Promise.all(ways.map((kinds) => deliverBatches(db, kinds, channels, now)))
}

/** The log says how much waits for a way out that there isn't. */
export const tellStuck = async (db: Db, channels: Channels = channelsOf(env())): Promise<void> => {
  const mails = channels.mail ? 0 : await waiting(db, MAILS)
  const webhooks = channels.webhook ? 0 : await waiting(db, WEBHOOKS)
  if (mails) log({ event: 'no-mail-provider', ok: false, waiting: mails })
  if (webhooks) log({ event: 'no-webhook', ok: false, waiting: webhooks })
}
