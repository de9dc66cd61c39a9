/** How large a body can be: known before it is read, from the form and the encoding. */
import type { FormDeclaration } from '#contracts/forms/declaration.ts'
import { fileFieldOf } from '#contracts/forms/file-rules.ts'
import { maxLength, textFields } from '#contracts/forms/schema.ts'
import { MULTIPART } from '#server/forms/encoded.ts'
import { MAX_BODY_BYTES } from '#server/settings.ts'

/** A character is counted as one, and is at most four bytes of UTF-8, each written as three (`%F0%9F%98%80`), or twice six in JSON (`\ud83d\ude00`). */
const BYTES_A_CHARACTER = 12

/** For the fields' names, control fields (`_next`, the key), and fields that the form doesn't have. */
const REST = 16 * 1024

/** The most bytes that the texts of a form can take, in any encoding. */
export const mostWords = (form: FormDeclaration): number =>
  textFields(form).reduce((bytes, field) => bytes + maxLength(field) * BYTES_A_CHARACTER, REST)

/** The same with the form's file, if it has one, which only multipart can send. */
export const mostBytes = (form: FormDeclaration, type: string): number => (type === MULTIPART && fileFieldOf(form) ? MAX_BODY_BYTES : mostWords(form))
