/** Secrets that the server must decrypt again: AES-256-GCM, so that the table alone reveals nothing and no secret can be altered or moved. */
import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto'
import { env } from '#server/env.ts'

const NONCE_BYTES = 12
const TAG_BYTES = 16
const keyOf = (secret: string) => hash('sha256', secret, 'buffer')

/** `secret`, sealed for its `owner` alone. */
export const seal = (secret: string, owner: string): string => {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(env().SEAL_KEY), nonce, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner))
  return Buffer.concat([nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64url')
}

const openWith = (secret: string, sealed: string, owner: string): string => {
  const bytes = Buffer.from(sealed, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES }).setAAD(Buffer.from(owner))
  decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
  return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8')
}

/** What was sealed for `owner`, under the key of today or the previous one. @throws where it was altered, sealed for another, or under another key */
export const unseal = (sealed: string, owner: string): string => {
  const { SEAL_KEY, SEAL_KEY_PREVIOUS } = env()
  try {
    return openWith(SEAL_KEY, sealed, owner)
  } catch (error) {
    if (!SEAL_KEY_PREVIOUS) throw error
    return openWith(SEAL_KEY_PREVIOUS, sealed, owner)
  }
}
