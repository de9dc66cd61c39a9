/** Files that come with a submission: exactly one, in the field that asks for it (decisions "Forms"; trust row 8). */
import { hash } from 'node:crypto'
import type { Problem } from '#contracts/errors.ts'
import { RESUME, type Field, type FormDeclaration } from '#contracts/forms/declaration.ts'
import { FILE_KINDS, fileFieldOf, fileProblem, TOO_BIG } from '#contracts/forms/file-rules.ts'
import { typeOf } from '#server/forms/files/kinds.ts'
import { shownName } from '#server/http/shown-name.ts'
import type { SubmissionBody } from '#server/forms/read-body.ts'
import { badRequest, tooLarge } from '#server/http/problems.ts'

export type CheckedFile = { field: string; name: string; type: string; content: Buffer; hash: string }
type Checked = { files: CheckedFile[]; problems: Problem[] }

/** @throws 400 NO_FILE_UPLOADS or TOO_MANY_FILES, 413 FILES_TOO_BIG: errors of the whole form */
const requireFitting = (field: Field | undefined, { files }: SubmissionBody): void => {
  if (!files.length) return
  if (!field) throw badRequest('This form accepts no files.', 'NO_FILE_UPLOADS')
  if (files.length > 1) throw badRequest('Please send one file only.', 'TOO_MANY_FILES')
  if (files.some((sent) => sent.field !== field.name)) throw badRequest(`A file is only accepted in the field “${field.label}”.`, 'NO_FILE_UPLOADS')
  if (files.some(({ file }) => file.size > RESUME.maxBytes)) throw tooLarge(TOO_BIG)
}

const AS_TEXT = 'A file can’t be sent as text or JSON. Please send the form as multipart/form-data.'

/** The error of a field without a file. */
const problemOfNone = (field: Field, body: SubmissionBody): Problem | undefined => {
  const text = body.fields[field.name]
  if (text?.trim()) return { message: AS_TEXT, field: field.name, code: 'TYPE_TEXT' }
  const problem = fileProblem(field, undefined)
  return problem && (text !== undefined || body.emptyFiles.includes(field.name)) ? { ...problem, code: 'REQUIRED_FIELD_EMPTY' } : problem
}

const refused = (problem: Problem | undefined): Checked => ({ files: [], problems: problem ? [problem] : [] })

/** The files of a submission that may be stored, and the errors of those that may not. */
export const checkFiles = async (form: FormDeclaration, body: SubmissionBody): Promise<Checked> => {
  const field = fileFieldOf(form)
  requireFitting(field, body)
  if (!field) return refused(undefined)
  const file = body.files[0]?.file
  const problem = file ? fileProblem(field, file) : problemOfNone(field, body)
  if (!file || problem) return refused(problem)
  const content = Buffer.from(await file.arrayBuffer())
  const type = await typeOf(file.name, content)
  if (!type) return refused({ message: `The content of this file is not that of ${FILE_KINDS} without macros. Please save it as one and choose it again.`, field: field.name, code: 'TYPE_TEXT' })
  return { files: [{ field: field.name, name: shownName(file.name), type, content, hash: hash('sha256', content, 'base64url') }], problems: [] }
}
