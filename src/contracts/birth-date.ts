/** A date of birth, as staff enter it and as the public lookup asks for it (spec section 5). */
import * as z from 'zod/mini'

/** The highest age, in years. */
export const OLDEST = 120
export const DATE_FORMAT = 'Date of birth must be in YYYY-MM-DD format'
const DATE_IN_PAST = 'Date of birth must be in the past'
const DATE_TOO_EARLY = `Date of birth must be within the last ${OLDEST} years`

const today = () => new Date().toISOString().slice(0, 10)
const inPast = (date: string) => date < today()
/** Whether somebody born on `date` is no older than an age may be; a year typed with two digits arrives as one of the first century. */
const inLifetime = (date: string) => date > `${Number(today().slice(0, 4)) - OLDEST - 1}${today().slice(4)}`

/** A valid date of birth: YYYY-MM-DD, past, and of somebody who may be alive. */
export const birthDate = () => [
  z.iso.date({ error: DATE_FORMAT, abort: true }), z.refine<string>(inPast, DATE_IN_PAST), z.refine<string>(inLifetime, DATE_TOO_EARLY),
] as const
