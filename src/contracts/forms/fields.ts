/** Fields that several forms share, so that each rule of spec section 5 is stated once. */
import { whole } from '#contracts/figures.ts'
import type { Field, Option } from '#contracts/forms/declaration.ts'
import { currency } from '#contracts/forms/site.generated.ts'

export const options = (...values: string[]): Option[] => values.map((value) => ({ value, label: value }))

/** "$5,000", in the firm's currency. */
export const money = (amount: number): string => currency.sign + whole(amount)

/** The specification names no maximum: this one is larger than any real amount, and catches typing errors (decisions "Forms"). */
const MOST = 1_000_000_000
export const amountField = (name: string, { min, step }: { min: number; step: number }): Field => ({
  name, label: `Amount in ${currency.name}`, type: 'number', required: true, min, max: MOST, step, hint: `${money(min)} or more, in steps of ${money(step)}`,
})

export const nameField = (name = 'name'): Field => ({ name, label: 'Full name', type: 'text', required: true, autoComplete: 'name' })
export const emailField: Field = { name: 'email', label: 'Email', type: 'email', required: true, autoComplete: 'email' }
export const phoneField: Field = { name: 'phone', label: 'Phone', type: 'tel', required: false, autoComplete: 'tel' }
export const messageField = (required: boolean): Field => ({ name: 'message', label: 'Message', type: 'textarea', required, rows: 5, wide: true })
