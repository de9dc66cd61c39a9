/** The one shape of every failure (decisions "API"; spec section 8 for the codes). */
import * as z from 'zod/mini'

export const FORM_CODES = ['BLOCKED', 'EMPTY', 'FILES_TOO_BIG', 'FORM_NOT_FOUND', 'INACTIVE', 'NO_FILE_UPLOADS', 'PROJECT_NOT_FOUND', 'TOO_MANY_FILES'] as const
export const FIELD_CODES = ['REQUIRED_FIELD_EMPTY', 'REQUIRED_FIELD_MISSING', 'STRIPE_CLIENT_ERROR', 'STRIPE_SCA_ERROR', 'TYPE_EMAIL', 'TYPE_NUMERIC', 'TYPE_TEXT'] as const
export const FALLBACK_CODE = 'UNSPECIFIED'

export const problem = z.object({
  message: z.string(),
  field: z.optional(z.string()),
  code: z.optional(z.string()),
})
export const failure = z.object({ error: z.string(), errors: z.array(problem) })

export type Problem = z.infer<typeof problem>
export type Failure = z.infer<typeof failure>
