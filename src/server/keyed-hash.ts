import { createHmac } from 'node:crypto'
import { env } from '#server/env.ts'

/** HMAC-SHA-256 over `parts`, base64url: an index over personal data that reveals nothing without the key. */
export const keyedHash = (...parts: string[]): string =>
  createHmac('sha256', env().LOOKUP_KEY).update(JSON.stringify(parts)).digest('base64url')
