/** Rules for a file's name and size: checked by the browser before a byte is sent, and again by the server (trust row 8). */
import type { FieldCode, FormCode, Problem } from '#contracts/errors.ts'
import { RESUME, RESUME_SIZE, type Field, type ShownForm } from '#contracts/forms/declaration.ts'

type NamedFile = { name: string; size: number }

export const FILE_KINDS = `a ${RESUME.kinds} file`
export const TOO_BIG = `This file is larger than ${RESUME_SIZE}. Please choose a smaller one.`
/** Chromium reports a size of 0 for a file that was moved, renamed or deleted after it was chosen. */
const EMPTY = 'This file is empty, or was moved after you chose it. Please choose it again, or another.'
/** For a file that was changed after it was chosen, which no browser sends. */
export const FILE_CHANGED = 'This file has changed since you chose it. Please choose it again.'

/** The one field of a form that takes a file. */
export const fileFieldOf = (form: ShownForm): Field | undefined => form.fields.find((field) => field.type === 'file')

/** The extension of a file's name, in lower case, with its dot. */
export const extensionOf = (name: string): string => /\.[^.]*$/.exec(name)?.[0].toLowerCase() ?? ''

/** The fault of `file` in `field`, judged by its name and size. */
export const fileProblem = (field: Field, file: NamedFile | undefined): Problem | undefined => {
  const problem = (message: string, code: FieldCode | FormCode): Problem => ({ message, field: field.name, code })
  if (!file) return field.required ? problem(`Please choose ${FILE_KINDS}.`, 'REQUIRED_FIELD_MISSING') : undefined
  if (!RESUME.extensions.some((extension) => extension === extensionOf(file.name))) return problem(`This is not ${FILE_KINDS}. Please choose another.`, 'TYPE_TEXT')
  if (file.size > RESUME.maxBytes) return problem(TOO_BIG, 'FILES_TOO_BIG')
  return file.size === 0 ? problem(EMPTY, 'REQUIRED_FIELD_EMPTY') : undefined
}
