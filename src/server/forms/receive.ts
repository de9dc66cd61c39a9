import { createHash, randomUUID } from 'node:crypto'
import type { FormDeclaration } from '#contracts/forms/declaration.ts'
import { checkForm } from '#contracts/forms/schema.ts'
import type { Db } from '#server/db/client.ts'
import type { SubmissionBody } from '#server/forms/read-body.ts'
import { storeOnce } from '#server/forms/repository.ts'
import { badRequest, invalid } from '#server/http/problems.ts'

const hashOf = (values: Record<string, unknown>) => createHash('sha256').update(JSON.stringify(values)).digest('base64url')

/** Fields under their declared names: a form's aliases are accepted, its own names win. */
const named = (form: FormDeclaration, fields: Record<string, string>) =>
  Object.fromEntries(
    form.fields.flatMap((field) => {
      const key = [field.name, ...(field.aliases ?? [])].find((name) => Object.hasOwn(fields, name))
      return key === undefined ? [] : [[field.name, fields[key]]]
    }),
  )

/** The sender's key, or a new one where a form without JavaScript leaves it blank. @throws 400 for what can't be a key */
export const submissionKey = (given: string | undefined): string => {
  if (!given?.trim()) return randomUUID()
  if (!/^[\x21-\x7e]{1,200}$/.test(given)) throw badRequest('The submission key must be 1 to 200 visible characters.')
  return given
}

/**
 * Checks a submission by its form's declaration and stores it once for its key (trust rows 9, 10). A filled honeypot
 * is kept as spam and answered like any other.
 * @throws 400 EMPTY or NO_FILE_UPLOADS, 422 with field codes, or 422 when the key has stored another body
 */
export const receive = async (db: Db, form: FormDeclaration, body: SubmissionBody, idempotencyKey: string): Promise<void> => {
  if (body.files.length) throw badRequest('This form takes no files.', 'NO_FILE_UPLOADS')
  const raw = named(form, body.fields)
  if (!Object.values(raw).some((value) => value?.trim())) throw badRequest('The form is empty.', 'EMPTY')
  const checked = checkForm(form, raw)
  if (!checked.ok) throw invalid(checked.problems)
  const bodyHash = hashOf(checked.values)
  const spam = Boolean(body.meta['_gotcha']?.trim())
  const stored = await storeOnce(db, { formId: form.id, data: checked.values, idempotencyKey, bodyHash, spam })
  if (stored.bodyHash !== bodyHash) throw invalid([{ message: 'This form was already sent with other answers. Please reload the page to send it anew.' }])
}
