/** One schema from one declaration, run by the browser beside the field and by the server before storing. */
import * as z from 'zod/mini'
import { firstOfEach, type FieldCode, type Problem } from '#contracts/errors.ts'
import { emailAddress, isSeen, LENGTHS, tooLong } from '#contracts/field-rules.ts'
import type { Field, ShownForm } from '#contracts/forms/declaration.ts'
import { money } from '#contracts/forms/fields.ts'

/** A label or a title in the middle of a sentence. */
export const within = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1)
/** An amount that the browser can't parse, "5e", arrives empty: one message for both. */
const missing = (field: Field) =>
  field.requiredMessage ??
  (field.type === 'number' ? `Please enter an amount, such as ${field.min ?? 0}` : `Please ${field.type === 'select' ? 'choose' : 'enter'} your ${within(field.label)}`)

/** "Reason for loan" of the form loan is `loan-reason-for-loan`. */
export const fieldId = ({ id }: Pick<ShownForm, 'id'>, name: string): string => `${id}-${name}`.toLowerCase().replace(/\W+/g, '-')

/** The longest text that a field takes, in characters (decisions "Forms"). */
export const maxLength = (field: Field): number =>
  ['textarea', 'suggest'].includes(field.type) ? LENGTHS.text : field.type === 'email' ? LENGTHS.email : field.type === 'tel' ? LENGTHS.phone : LENGTHS.name

const text = (field: Field) =>
  z.string(missing(field)).check(
    z.trim(),
    z.maxLength(maxLength(field), tooLong(maxLength(field))),
    ...(field.required ? [z.regex(/\S/, missing(field)), z.refine<string>(isSeen, missing(field))] : []),
  )

/** Numbers as a number field sends them, in no other notation that JavaScript parses. Cents have two digits; with three, "100.000" is a hundred thousand to much of the world. */
const FIGURES = /^[+-]?(?:\d+\.?\d{0,2}|\.\d{1,2})(?:[eE][+-]?\d+)?$/

const amount = (field: Field) => {
  const { min = 0, max = Number.MAX_SAFE_INTEGER, step = 1 } = field
  const number = z.number(missing(field)).check(
    z.minimum(min, `The smallest amount is ${money(min)}`),
    z.maximum(max, `The largest amount is ${money(max)}`),
    z.multipleOf(step, `Please round the amount to a multiple of ${money(step)}`),
  )
  return z.pipe(text(field).check(z.regex(FIGURES, missing(field))), z.pipe(z.transform(Number), number))
}

const oneOf = (field: Field) => {
  const values = field.options?.map((option) => option.value) ?? []
  return z.pipe(text(field), z.enum(values, missing(field)))
}

const email = (field: Field) => emailAddress({ missing: missing(field), long: tooLong(LENGTHS.email) })

/** A browser sends an empty field as an empty text, which is no valid amount, address or choice. */
const given = () => z.transform((value: unknown) => (typeof value === 'string' && !isSeen(value) ? undefined : value))

const ofField = (field: Field) => {
  const schema =
    field.type === 'number' ? amount(field) : field.type === 'select' ? oneOf(field) : field.type === 'email' ? email(field) : text(field)
  if (field.initial !== undefined) return z.pipe(given(), z.prefault(schema, field.initial))
  return field.required ? schema : z.optional(z.pipe(given(), z.optional(schema)))
}

/** The fields that arrive as text; files are checked by their own rules. */
export const textFields = (form: ShownForm) => form.fields.filter((field) => field.type !== 'file')

/** An object schema: strings in, trimmed strings and numbers out; unknown keys are dropped. */
export const schemaOf = (form: ShownForm) =>
  z.object(Object.fromEntries(textFields(form).map((field) => [field.name, ofField(field)])))

const codeOf = (issue: z.core.$ZodIssue, field: Field | undefined): FieldCode => {
  if (issue.code === 'invalid_type' && issue.input === undefined) return 'REQUIRED_FIELD_MISSING'
  if (field?.required && typeof issue.input === 'string' && !isSeen(issue.input)) return 'REQUIRED_FIELD_EMPTY'
  if (field?.type === 'number') return 'TYPE_NUMERIC'
  if (field?.type === 'email' && issue.code === 'invalid_format') return 'TYPE_EMAIL'
  return 'TYPE_TEXT'
}

export type Checked = { ok: true; values: Record<string, string | number> } | { ok: false; problems: Problem[] }

/** Checks `raw` against the form: one problem a field at most, with the wire's code (spec section 8). */
export const checkForm = (form: ShownForm, raw: Record<string, unknown>): Checked => {
  const result = schemaOf(form).safeParse(raw, { reportInput: true })
  if (result.success) return { ok: true, values: result.data as Record<string, string | number> }
  const problems = result.error.issues.map((issue) => {
    const name = String(issue.path[0])
    return { message: issue.message, field: name, code: codeOf(issue, form.fields.find((field) => field.name === name)) }
  })
  return { ok: false, problems: firstOfEach(problems) }
}

/** Problems of texts and of files together, in the order of the fields. */
export const inOrderOf = ({ fields }: Pick<ShownForm, 'fields'>, problems: Problem[]): Problem[] => {
  const place = (problem: Problem) => fields.findIndex(({ name }) => name === problem.field)
  return problems.toSorted((one, other) => place(one) - place(other))
}
