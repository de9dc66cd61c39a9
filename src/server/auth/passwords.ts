/** argon2id with threat-model.md's figures, by Node's own crypto, in PHC form. */
import { argon2, randomBytes, timingSafeEqual, type Argon2Parameters } from 'node:crypto'
import { promisify } from 'node:util'

type Figures = { memory: number; passes: number; parallelism: number }
/** Memory in KiB. Earlier hashes stay valid after a change: each states the parameters that it was made with. */
const OURS: Figures = { memory: 19_456, passes: 2, parallelism: 1 }
const derive = promisify<'argon2id', Argon2Parameters, Buffer>(argon2 as never)

const tagOf = (password: string, nonce: Buffer, figures = OURS) => derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength: 32, ...figures })

const HEAD = `$argon2id$v=19$m=${OURS.memory},t=${OURS.passes},p=${OURS.parallelism}`
const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

/** The hash that a password is checked against where there is no account: the same work, and no password matches. */
export const UNKNOWN_HASH = `${HEAD}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** `$argon2id$v=19$m=19456,t=2,p=1$salt$tag` of a password. */
export const hashPassword = async (password: string): Promise<string> => {
  const nonce = randomBytes(16)
  return `${HEAD}$${base64(nonce)}$${base64(await tagOf(password, nonce))}`
}

/** Whether `password` matches `hash`, compared in constant time. */
export const verifyPassword = async (password: string, hash: string): Promise<boolean> => {
  const [, , , figures = '', salt, tag] = hash.split('$')
  const [memory, passes, parallelism] = (figures.match(/\d+/g) ?? []).map(Number)
  if (!salt || !tag || !memory || !passes || !parallelism) return false
  const expected = Buffer.from(tag, 'base64')
  const actual = await tagOf(password, Buffer.from(salt, 'base64'), { memory, passes, parallelism })
  return expected.length === actual.length && timingSafeEqual(actual, expected)
}
