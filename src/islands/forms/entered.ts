/** What somebody has entered into a form, and its problems before it is sent. */
import type { Problem } from '#contracts/errors.ts'
import type { ShownForm } from '#contracts/forms/declaration.ts'
import { FILE_CHANGED, fileFieldOf, fileProblem } from '#contracts/forms/file-rules.ts'
import { checkForm, inOrderOf, type Checked } from '#contracts/forms/schema.ts'

/** `values` are the texts by name, `file` the one file of a form that takes one. */
export type Entered = { values: Record<string, string>; file: File | undefined }

export const enteredIn = (element: HTMLFormElement): Entered => {
  const entries = [...new FormData(element)]
  return {
    values: Object.fromEntries(entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')),
    file: entries.map(([, value]) => value).find((value): value is File => value instanceof File && value.name !== ''),
  }
}

/** Checks by the declaration, problems in its order. A file that is too large or of another kind is refused before a byte of it is sent. */
export const check = (form: ShownForm, { values, file }: Entered): Checked => {
  const field = fileFieldOf(form)
  const wrong = field && fileProblem(field, file)
  const checked = checkForm(form, values)
  if (!wrong) return checked
  return { ok: false, problems: inOrderOf(form, [...(checked.ok ? [] : checked.problems), wrong]) }
}

/** The problem of a file that can't be read, such as one that was changed after it was chosen. */
export const unreadable = async (form: ShownForm, { file }: Entered): Promise<Problem[]> => {
  const problem = { message: FILE_CHANGED, field: fileFieldOf(form)?.name ?? '' }
  return file ? file.slice(0, 1).arrayBuffer().then(() => [], () => [problem]) : []
}

/** Identifies a file without reading it: part of the values that an idempotency key stands for. */
export const fileMark = (file: File | undefined): Record<string, string | number> =>
  file ? { _file: `${file.name} ${file.size} ${file.lastModified}` } : {}
