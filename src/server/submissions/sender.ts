/** Who sent a submission, and its search text. */
import type { Field } from '#contracts/forms/declaration.ts'
import { formById } from '#contracts/forms/registry.ts'
import { searchWords } from '#server/db/search.ts'

/** What a form stores: its fields' values by name. */
export type Data = Record<string, string | number>

export const valueOf = (data: Data, name: string): string => (Object.hasOwn(data, name) ? String(data[name]) : '')

/**
 * The form's field for which `asks` is true. For data from before the field was renamed, or of a form that no longer
 * exists, the first of `usual` that was filled in.
 */
const keyOf = (formId: string, data: Data, asks: (field: Field) => boolean, usual: string[]): string => {
  const declared = formById(formId)?.fields.find(asks)?.name
  return declared !== undefined && Object.hasOwn(data, declared) ? declared : (usual.find((name) => valueOf(data, name)) ?? '')
}

/** The fields that hold the sender's name and e-mail, where the form's declaration says that they are. */
export const senderKeysOf = (formId: string, data: Data): { name: string; email: string } => ({
  name: keyOf(formId, data, ({ autoComplete }) => autoComplete === 'name', ['name', 'fullName']),
  email: keyOf(formId, data, ({ type }) => type === 'email', ['email']),
})

export const senderOf = (formId: string, data: Data): { name: string; email: string } => {
  const { name, email } = senderKeysOf(formId, data)
  return { name: valueOf(data, name), email: valueOf(data, email) }
}

/** The `search` column: the sender first, so that it also sorts by name, then everything else that was sent. */
export const foundBy = (formId: string, data: Data): string => {
  const { name, email } = senderOf(formId, data)
  return searchWords(name, email, ...Object.values(data).map(String))
}
