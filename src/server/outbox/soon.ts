import type { Context } from '@netlify/functions'
import { db } from '#server/db/client.ts'
import { wentWell } from '#server/http/log.ts'
import { deliverDue } from '#server/outbox/deliver.ts'

/** Delivers what is due, and tells whether that went well; what goes wrong is logged, and tried again by the next run. */
export const deliverNow = (): Promise<boolean> => wentWell('delivery-run', () => deliverDue(db()))

/** The same after the answer has gone out: it neither waits for a mail nor fails with it. */
export const deliverSoon = (context: Pick<Context, 'waitUntil'>): void => context.waitUntil(deliverNow())
