/** Codes for who has lost the authenticator: 140 random bits each, so that their plain SHA-256 can't be searched. */
import { hash, randomInt } from 'node:crypto'

const COUNT = 10
const GROUPS = 7
/** Crockford's: no letter that reads like another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, group).join('-'))

/** However it was typed: case, spaces and dashes make no other. */
export const recoveryHash = (code: string): string =>
  hash('sha256', code.toUpperCase().replace(/[^0-9A-Z]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1'), 'base64url')
