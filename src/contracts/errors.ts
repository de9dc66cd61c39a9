/** The one shape of every error (decisions "API"; spec section 8 for the codes). */
import * as z from 'zod/mini'

/** The wire's codes for a whole form, and for one field; those for payments are never sent. A client takes any other for UNSPECIFIED. */
export type FormCode = 'BLOCKED' | 'EMPTY' | 'FILES_TOO_BIG' | 'FORM_NOT_FOUND' | 'INACTIVE' | 'NO_FILE_UPLOADS' | 'PROJECT_NOT_FOUND' | 'TOO_MANY_FILES'
export type FieldCode = 'REQUIRED_FIELD_EMPTY' | 'REQUIRED_FIELD_MISSING' | 'TYPE_EMAIL' | 'TYPE_NUMERIC' | 'TYPE_TEXT'

/** The code of a 409: somebody else has changed it since it was read. */
export const CHANGED_MEANWHILE = 'CHANGED_MEANWHILE'

const problem = z.object({
  message: z.string(),
  field: z.optional(z.string()),
  code: z.optional(z.string()),
})
export const failure = z.object({ error: z.string(), errors: z.array(problem) })

export type Problem = z.infer<typeof problem>
export type Failure = z.infer<typeof failure>

/** At most one problem per field: the first. */
export const firstOfEach = (problems: readonly Problem[]): Problem[] =>
  problems.filter(({ field }, i) => problems.findIndex((other) => other.field === field) === i)

/**
 * The problem of `field`, and the field at which it is shown: a message that several share (spec section 5, membership) is
 * shown once, at the first of them.
 */
export const saidOf = (problems: readonly Problem[], field: string): { message: string; at: string } | undefined => {
  const own = problems.find((problem) => problem.field === field)
  const first = problems.find((problem) => problem.field !== undefined && problem.message === own?.message)
  return first?.field === undefined ? undefined : { message: first.message, at: first.field }
}

/** The problems that a schema found in an object of fields, in the schema's order. */
export const problemsOf = ({ issues }: z.core.$ZodError): Problem[] =>
  firstOfEach(issues.map(({ path, message }) => ({ message, field: String(path[0]) })))

/** `problems` after `field` was checked again and the whole form has the problems `found`: the field's message is removed or replaced. */
export const rechecked = (problems: readonly Problem[], field: string, found: readonly Problem[]): Problem[] =>
  problems.flatMap((problem) => (problem.field === field ? found.filter((one) => one.field === field) : [problem]))
