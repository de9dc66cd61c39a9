/** Fields that several forms share, so that a rule of section 5 stands once. */
import type { Field, Option } from '#contracts/forms/declaration.ts'

export const options = (...values: string[]): Option[] => values.map((value) => ({ value, label: value }))

export const nameField = (name = 'name', label = 'Full name'): Field => ({ name, label, type: 'text', required: true, autoComplete: 'name' })
export const emailField: Field = { name: 'email', label: 'Email', type: 'email', required: true, autoComplete: 'email' }
export const phoneField: Field = { name: 'phone', label: 'Phone', type: 'tel', required: false, autoComplete: 'tel' }
export const messageField = (required: boolean, rows = 5): Field => ({ name: 'message', label: 'Message', type: 'textarea', required, rows, wide: true })
