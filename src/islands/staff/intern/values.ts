/** What the client form holds while somebody types, and what it sends (spec section 5, "Client form"). */
import { newClient, type Client, type NewClient } from '#contracts/api/clients.ts'
import { problemsOf, type Problem } from '#contracts/errors.ts'

export type ClientValues = Record<Exclude<keyof NewClient, 'id'>, string>

export const EMPTY: ClientValues = { firstName: '', middleName: '', lastName: '', age: '', status: '', dateOfBirth: '', note: '' }

export const valuesOf = (client: Client): ClientValues => ({
  firstName: client.firstName, middleName: client.middleName ?? '', lastName: client.lastName,
  age: String(client.age), status: client.status, dateOfBirth: client.dateOfBirth ?? '', note: '',
})

/** The typed age in whole years, full-width digits of East Asian keyboards included; what is no number is 0 (spec section 5). */
export const wholeAge = (text: string): number => {
  const digits = text.normalize('NFKC').trim()
  return /^[+-]?\d+(\.\d*)?$/.test(digits) ? Math.trunc(Number(digits)) : 0
}

type Checked = { ok: true; body: NewClient } | { ok: false; problems: Problem[] }

/** Checks by the contract, whose fields are in the form's order. */
export const checkValues = (values: ClientValues): Checked => {
  const result = newClient.safeParse({ ...values, age: wholeAge(values.age) })
  return result.success ? { ok: true, body: result.data } : { ok: false, problems: problemsOf(result.error) }
}
