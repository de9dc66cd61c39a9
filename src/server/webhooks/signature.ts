import { createHmac } from 'node:crypto'

/** The headers of Standard Webhooks: HMAC-SHA256 over `id.timestamp.body` by the bytes behind `whsec_`. */
export const signedHeaders = (secret: string, id: string, body: string): Record<string, string> => {
  const timestamp = String(Math.floor(Date.now() / 1000))
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': `v1,${signature}` }
}
