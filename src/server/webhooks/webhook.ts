import type { Env } from '#server/env.ts'
import { post } from '#server/http/post.ts'
import type { DueRow } from '#server/outbox/repository.ts'
import { signedHeaders } from '#server/webhooks/signature.ts'

/** Sends one submission. @throws where the receiver did not answer with 2xx */
export type Webhook = (row: DueRow) => Promise<{ status?: number }>

const bodyOf = ({ submissionId, formId, receivedAt, data }: DueRow) => JSON.stringify({ id: submissionId, form: formId, receivedAt, data })

/** A signed POST for each submission, for firms that run a CRM; `Webhook-Id` stays the same for a retry and a re-send. */
export const webhookTo = (url: string, secret: string): Webhook => (row) => {
  const body = bodyOf(row)
  return post(url, signedHeaders(secret, row.id, body), body)
}

export const webhookOf = (env: Env): Webhook | undefined =>
  env.WEBHOOK_URL && env.WEBHOOK_SECRET ? webhookTo(env.WEBHOOK_URL, env.WEBHOOK_SECRET) : undefined
