/** argon2id with trust.md's figures, by Node's own crypto, in PHC form. */
import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'

const MEMORY_KIB = 19_456
const PASSES = 2
const LANES = 1
const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2 as never)

const tagOf = (password: string, nonce: Buffer) =>
  derive('argon2id', { message: password.normalize('NFKC'), nonce, parallelism: LANES, tagLength: 32, memory: MEMORY_KIB, passes: PASSES })

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** What a password is checked against where there is no account: the same work, and no password makes it. */
export const UNKNOWN_HASH = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** `$argon2id$v=19$m=19456,t=2,p=1$salt$tag` of a password. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16)
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${base64(nonce)}$${base64(await tagOf(password, nonce))}`
}

/** Whether `password` made `hash`, compared in constant time. */
export const verifyPassword = async (password: string, hash: string): Promise<boolean> => {
  const [, , , , salt, tag] = hash.split('$')
  if (!salt || !tag) return false
  const expected = Buffer.from(tag, 'base64')
  const actual = await tagOf(password, Buffer.from(salt, 'base64'))
  return expected.length === actual.length && timingSafeEqual(actual, expected)
}
