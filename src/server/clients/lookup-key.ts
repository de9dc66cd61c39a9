import { foldName } from '#contracts/field-rules.ts'
import { keyedHash } from '#server/keyed-hash.ts'

/** The index of the public lookup: folded first name and date of birth under HMAC. */
export const lookupKey = (firstName: string, dateOfBirth: string): string => keyedHash('client', foldName(firstName), dateOfBirth)
