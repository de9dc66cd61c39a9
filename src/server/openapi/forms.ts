/** The bodies of the forms' endpoint, from the forms' declarations. */
import type { Field, FormDeclaration } from '#contracts/forms/declaration.ts'
import { allForms } from '#contracts/forms/registry.ts'
import { schemaOf } from '#contracts/forms/schema.ts'
import { json } from '#server/openapi/answers.ts'
import { describe, text, type JsonSchema } from '#server/openapi/schema.ts'

const isFile = ({ type }: Field) => type === 'file'
const namesOf = ({ name, aliases = [] }: Field) => [name, ...aliases]

/** What every form takes beside its fields. */
const CONTROLS = {
  _next: { ...text, description: 'Where a browser goes on: an address of this site' },
  _submission: { ...text, description: 'The same as the header `Idempotency-Key`' },
  _ticket: { ...text, description: 'The same as the header `Form-Ticket`' },
  _gotcha: { ...text, description: 'For an input that people don’t see: one that fills it in is a bot' },
}

type Described = { properties: Record<string, JsonSchema>; required?: string[] }

/** A choice is described by its values; an amount as a number, with its limits, and as the text that a form sends. */
const partOf = ({ name, type, hint }: Field, sent: Described, kept: Described): JsonSchema | undefined =>
  type === 'file' ? { ...text, format: 'binary', description: hint }
  : type === 'select' ? kept.properties[name]
  : type === 'number' ? { anyOf: [kept.properties[name], sent.properties[name]] }
  : sent.properties[name]

/** One form's fields, each under any of its names. */
const bodyOf = (form: FormDeclaration): JsonSchema => {
  const [sent, kept] = [describe(schemaOf(form), 'input') as Described, describe(schemaOf(form), 'output') as Described]
  const required = form.fields.filter((field) => (isFile(field) ? field.required : sent.required?.includes(field.name)))
  const renamed = required.filter(({ aliases }) => aliases)
  return {
    type: 'object', title: form.id,
    properties: { ...Object.fromEntries(form.fields.flatMap((field) => namesOf(field).map((name) => [name, partOf(field, sent, kept)]))), ...CONTROLS },
    required: required.filter((field) => !renamed.includes(field)).map(({ name }) => name),
    ...(renamed.length ? { allOf: renamed.map((field) => ({ anyOf: namesOf(field).map((name) => ({ required: [name] })) })) } : {}),
  }
}

const bodies = { anyOf: allForms.map(bodyOf) }
/** A file comes by multipart only. */
const withoutFiles = { anyOf: allForms.filter(({ fields }) => !fields.some(isFile)).map(bodyOf) }
export const formContent = { ...json(withoutFiles), 'application/x-www-form-urlencoded': { schema: withoutFiles }, 'multipart/form-data': { schema: bodies } }
