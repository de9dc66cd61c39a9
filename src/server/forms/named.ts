import type { FormDeclaration } from '#contracts/forms/declaration.ts'

/** Fields under their declared names: a form's aliases are accepted, its own names win. */
export const named = (form: FormDeclaration, fields: Record<string, string>): Record<string, string | undefined> =>
  Object.fromEntries(
    form.fields.flatMap((field) => {
      const key = [field.name, ...(field.aliases ?? [])].find((name) => Object.hasOwn(fields, name))
      return key === undefined ? [] : [[field.name, fields[key]]]
    }),
  )
