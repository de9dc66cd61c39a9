/** Codes for admins who have lost the authenticator: 140 random bits each, so that a plain SHA-256 can't be brute-forced. */
import { hash, randomInt } from 'node:crypto'

const COUNT = 10
const GROUPS = 7
/** Crockford's Base32 alphabet: no letter that looks like another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const group = () => Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

export const newRecoveryCodes = (): string[] => Array.from({ length: COUNT }, () => Array.from({ length: GROUPS }, group).join('-'))

/** The code in canonical form: case, spaces and dashes don't matter. */
export const recoveryHash = (code: string): string =>
  hash('sha256', code.toUpperCase().replace(/[^0-9A-Z]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1'), 'base64url')
