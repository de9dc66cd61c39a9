/** When a form was opened, signed by the server (trust row 9, "signed age of the form"). */
import { timingSafeEqual } from 'node:crypto'
import { FASTEST_FILLING_MS } from '#contracts/submission.ts'
import { keyedHash } from '#server/keyed-hash.ts'

const signatureOf = (formId: string, issuedAt: string) => keyedHash('form-ticket', formId, issuedAt)

/** A ticket of `formId`: the time, and its signature for this form. */
export const issueTicket = (formId: string, now = Date.now()): string => `${now}.${signatureOf(formId, String(now))}`

const isSigned = (formId: string, issuedAt: string, signature: string): boolean => {
  const [given, own] = [Buffer.from(signature), Buffer.from(signatureOf(formId, issuedAt))]
  return given.length === own.length && timingSafeEqual(given, own)
}

/** Whether a ticket is suspect: not one of ours, or younger than anyone needs to fill in a form. */
export const isSuspectTicket = (formId: string, ticket: string): boolean => {
  const [issuedAt = '', signature = ''] = ticket.split('.', 2)
  return !/^\d{1,15}$/.test(issuedAt) || !isSigned(formId, issuedAt, signature) || Date.now() - Number(issuedAt) < FASTEST_FILLING_MS
}
