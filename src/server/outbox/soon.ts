import type { Context } from '@netlify/functions'
import { db } from '#server/db/client.ts'
import { describe, log } from '#server/http/log.ts'
import { deliverDue } from '#server/outbox/deliver.ts'

/** Delivers what is due; what goes wrong is logged, and tried again by the next run. */
export const deliverNow = async (): Promise<void> => {
  try {
    await deliverDue(db())
  } catch (error) {
    log({ event: 'delivery-run', ok: false, ...(error instanceof Error ? describe(error) : {}) })
  }
}

/** The same after the answer has gone out: it neither waits for a mail nor fails with it. */
export const deliverSoon = (context: Pick<Context, 'waitUntil'>): void => context.waitUntil(deliverNow())
