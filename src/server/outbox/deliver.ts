/** Sends notices of submissions (docs/decisions/outbox.md): at least once, with growing pauses, and never silently given up. */
import { setTimeout } from 'node:timers/promises'
import type { Db } from '#server/db/client.ts'
import { env } from '#server/env.ts'
import { log } from '#server/http/log.ts'
import { acknowledge } from '#server/outbox/acknowledgement.ts'
import { channelsOf, type Channels } from '#server/outbox/channels.ts'
import { failure } from '#server/outbox/failure.ts'
import { notification } from '#server/outbox/notification.ts'
import { claim, givenUp, record, waiting, type DueRow, type Kind, type Outcome } from '#server/outbox/repository.ts'
import { delivery } from '#server/settings.ts'

type Sent = { status?: number; /** Why nothing was sent, or not to everybody, and nothing more will be. */ error?: string }

const send = async (db: Db, row: DueRow, channels: Channels): Promise<Sent> => {
  const { mail, webhook, tell } = channels
  const sent = row.kind === 'webhook' ? webhook?.(row) : row.kind === 'notify' ? mail?.(notification(row, tell)) : mail && acknowledge(db, row, mail)
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

/** Waits for all of `work`. @throws the first failure, but only once all have ended */
const allThrough = async <T>(work: Promise<T>[]): Promise<T[]> => {
  await Promise.allSettled(work)
  return Promise.all(work)
}

/** How long a receiver that throttles us wants us to wait. */
const pauseAfter = (outcomes: Outcome[]): number => Math.max(0, ...outcomes.map(({ waitMs = 0 }) => waitMs))

/** One batch after the other, each as soon as the receiver allows, until nothing is due or the time is over. */
const deliverBatches = async (db: Db, kinds: Kind[], channels: Channels, now?: Date): Promise<void> => {
  const until = performance.now() + delivery.budgetMs
  for (let rows = await claim(db, kinds, now); rows.length; rows = await claim(db, kinds, now)) {
    const pause = pauseAfter(await allThrough(rows.map((row) => deliver(db, row, channels, now))))
    if (performance.now() + pause > until) return
    await setTimeout(pause)
  }
}

const MAILS: Kind[] = ['notify', 'acknowledge']
const WEBHOOKS: Kind[] = ['webhook']

/** Sends what is due by the configured channels, neither of which waits for the other. Rows without a channel stay due. */
export const deliverDue = async (db: Db, { channels = channelsOf(env()), now }: { channels?: Channels; now?: Date } = {}): Promise<void> => {
  const ways = [...(channels.mail ? [MAILS] : []), ...(channels.webhook ? [WEBHOOKS] : [])]
  await allThrough(ways.map((kinds) => deliverBatches(db, kinds, channels, now)))
}

/** Logs how many rows wait for a channel that isn't configured. */
export const tellStuck = async (db: Db, channels: Channels = channelsOf(env())): Promise<void> => {
  const mails = channels.mail ? 0 : await waiting(db, MAILS)
  const webhooks = channels.webhook ? 0 : await waiting(db, WEBHOOKS)
  if (mails) log({ event: 'no-mail-provider', ok: false, waiting: mails })
  if (webhooks) log({ event: 'no-webhook', ok: false, waiting: webhooks })
}
