import type { Context } from '@netlify/functions'
import { db } from '#server/db/client.ts'
import { wentWell } from '#server/http/log.ts'
import { deliverDue } from '#server/outbox/deliver.ts'

/** Delivers what is due. @returns whether that went well; a failure is logged, and retried by the next run */
export const deliverNow = (): Promise<boolean> => wentWell('delivery-run', () => deliverDue(db()))

/** The same after the answer has been sent, which neither waits for a mail nor fails with it. */
export const deliverSoon = (context: Pick<Context, 'waitUntil'>): void => context.waitUntil(deliverNow())
