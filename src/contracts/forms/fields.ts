/** Fields that several forms share, so that a rule of section 5 stands once. */
import type { Field, Option } from '#contracts/forms/declaration.ts'

export const options = (...values: string[]): Option[] => values.map((value) => ({ value, label: value }))

export const nameField = (name = 'name'): Field => ({ name, label: 'Full name', type: 'text', required: true, autoComplete: 'name' })
export const emailField: Field = { name: 'email', label: 'Email', type: 'email', required: true, autoComplete: 'email' }
export const phoneField: Field = { name: 'phone', label: 'Phone', type: 'tel', required: false, autoComplete: 'tel' }
export const messageField = (required: boolean): Field => ({ name: 'message', label: 'Message', type: 'textarea', required, rows: 5, wide: true })
