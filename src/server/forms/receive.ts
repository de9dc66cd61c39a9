import { firstOfEach, type Problem } from '#contracts/errors.ts'
import type { FormDeclaration } from '#contracts/forms/declaration.ts'
import { checkForm, inOrderOf } from '#contracts/forms/schema.ts'
import type { Db } from '#server/db/client.ts'
import { checkFiles } from '#server/forms/files/check-files.ts'
import { bodyHashOf } from '#server/forms/key.ts'
import { named } from '#server/forms/named.ts'
import type { SubmissionBody } from '#server/forms/read-body.ts'
import { storeOnce } from '#server/forms/repository.ts'
import { badRequest, HttpProblem, invalid } from '#server/http/problems.ts'
import { foundBy } from '#server/submissions/sender.ts'

/** The key belongs to other values, stored before: these were not stored. */
export class AlreadySent extends HttpProblem {
  constructor() {
    super(422, 'This form was already sent with other answers. To send these as well, please send it again.')
  }
}

/** A list or an object in JSON: left out, it would be lost without a word. */
const noTextIn = ({ fields }: FormDeclaration, { notText }: SubmissionBody): Problem[] =>
  fields.filter(({ name, aliases = [] }) => [name, ...aliases].some((key) => notText.includes(key))).map(({ name }) => ({ message: 'Please send this as text.', field: name, code: 'TYPE_TEXT' }))

/** The submission's values and files. @throws 400 EMPTY, what `checkFiles` throws, or 422 with the codes of every wrong field */
const check = async (form: FormDeclaration, body: SubmissionBody) => {
  const raw = named(form, body.fields)
  const { files, problems } = await checkFiles(form, body)
  if (!files.length && !Object.values(raw).some((value) => value?.trim())) throw badRequest('The form is empty.', 'EMPTY')
  const checked = checkForm(form, raw)
  const wrong = inOrderOf(form, firstOfEach([...noTextIn(form, body), ...(checked.ok ? [] : checked.problems), ...problems]))
  if (!checked.ok || wrong.length) throw invalid(wrong)
  return { values: { ...checked.values, ...form.fixed }, files }
}

type Sender = {
  /** Its own key, and those of a native post of the same values. */
  keysOf: (bodyHash: string) => { own: string; native: string[] }
  /** A native post, by the browser itself, not by a script. */
  byBrowser: boolean
  spam: boolean
}

/**
 * Checks a submission by its form's declaration and stores it once for its key, with its files and its outbox rows (trust
 * rows 8, 9, 10). A suspect one is kept as spam and answered like any other.
 * @returns whether it is new: not if these very values were stored before, and notices written unless they are spam
 * @throws HttpProblem: 400, 413, or 422 with field codes; AlreadySent
 */
export const receive = async (db: Db, form: FormDeclaration, body: SubmissionBody, { keysOf, byBrowser, spam }: Sender): Promise<{ fresh: boolean }> => {
  const { values, files } = await check(form, body)
  const bodyHash = bodyHashOf(values, files)
  const { own, native } = keysOf(bodyHash)
  const stored = await storeOnce(db, { formId: form.id, data: values, search: foundBy(form.id, values), idempotencyKey: own, native, byBrowser, bodyHash, spam, files })
  if (stored.bodyHash !== bodyHash) throw new AlreadySent()
  return stored
}
